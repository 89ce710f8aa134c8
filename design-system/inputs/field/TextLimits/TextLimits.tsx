import { useEffect, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';

type Limits = { min: number | undefined; max: number | undefined };

/** Says in words how long a text may be; null where it may be as long as one likes. */
export function limitsHint({ min = 0, max }: Limits) {
  if (max !== undefined && min > 0) {
    return (
      <FormattedMessage
        id="ds.field.lengthBetween"
        defaultMessage="Between {min} and {max} characters."
        values={{ min, max }}
      />
    );
  }
  if (max !== undefined) {
    return (
      <FormattedMessage
        id="ds.field.lengthAtMost"
        defaultMessage="Up to {max} characters."
        values={{ max }}
      />
    );
  }
  if (min === 0) return null;
  return (
    <FormattedMessage
      id="ds.field.lengthAtLeast"
      defaultMessage="At least {min} characters."
      values={{ min }}
    />
  );
}

type Props = { control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>; max: number };

/**
 * Counts the characters as they are typed. It renders alone, not with its field; to screen readers the limit
 * is in the description, a count at each key would talk over the typing.
 */
export function TextCounter({ control, max }: Props) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const element = control.current;
    if (element === null) return undefined;
    const end = new AbortController();
    const count = () => setLength(element.value.length);
    const countLater = () => setTimeout(count, 0);
    count();
    element.addEventListener('input', count, { signal: end.signal });
    element.form?.addEventListener('reset', countLater, { signal: end.signal });
    return () => end.abort();
  });
  return <LimitCounter length={length} max={max} />;
}

/** How much there is of how much there may be, for the eye: a screen reader has the limit in the description. */
export function LimitCounter({ length, max }: { length: number; max: number }) {
  return (
    <div data-part="counter" data-over={length > max || undefined} aria-hidden="true">
      <FormattedMessage
        id="ds.field.counter"
        defaultMessage="{length} / {max}"
        values={{ length, max }}
      />
    </div>
  );
}
