import { useEffect, useState, type RefObject } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { countCharacters } from '../../validation/isEmpty.ts';
import { getRoot } from '../../internal/roots.ts';

type Limits = { min: number | undefined; max: number | undefined };

/** Renders the hint for the allowed length of a text; null when the length is not limited. */
export function renderLimitsHint({ min = 0, max }: Limits) {
  if (max === min) {
    return (
      <FormattedMessage
        id="ds.field.lengthExactly"
        defaultMessage="{max, plural, one {# character.} other {# characters.}}"
        values={{ max }}
      />
    );
  }
  if (max !== undefined && min > 0) {
    return (
      <FormattedMessage
        id="ds.field.lengthBetween"
        defaultMessage="Between {min, number} and {max, number} characters."
        values={{ min, max }}
      />
    );
  }
  if (max !== undefined) {
    return (
      <FormattedMessage
        id="ds.field.lengthAtMost"
        defaultMessage="{max, plural, one {Up to # character.} other {Up to # characters.}}"
        values={{ max }}
      />
    );
  }
  if (min === 0) return null;
  return (
    <FormattedMessage
      id="ds.field.lengthAtLeast"
      defaultMessage="{min, plural, one {At least # character.} other {At least # characters.}}"
      values={{ min }}
    />
  );
}

type Props = { control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>; max: number };

/** The share of the limit from which the length is shown. Before, the hint says enough. */
const counterFrom = 0.8;

/**
 * Counts the characters as they are typed, without rendering the field again, and shows the length once it comes near the limit. Hidden from screen readers: the limit is
 * in the description, and a count after every key would interrupt typing.
 */
export function TextCounter({ control, max }: Props) {
  const [length, setLength] = useState(0);
  // After each render, because a controlled text changes without an `input` event.
  useEffect(() => {
    const element = control.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const count = () => setLength(countCharacters(element.value));
    // The browser resets the text after the event.
    const countLater = () => setTimeout(count, 0);
    count();
    element.addEventListener('input', count, { signal: controller.signal });
    // On the document or shadow root, because a field named `addEventListener` would hide the form's function.
    getRoot(element).addEventListener('reset', countLater, { signal: controller.signal });
    return () => controller.abort();
  });
  return length >= max * counterFrom ? <LimitCounter length={length} max={max} /> : null;
}

/** Renders length and limit. Hidden from screen readers, which get the limit with the description. */
export function LimitCounter({ length, max }: { length: number; max: number }) {
  return (
    <div data-part="counter" data-over={length > max || undefined} aria-hidden="true">
      <FormattedMessage
        id="ds.field.counter"
        defaultMessage="{length, number} / {max, number}"
        values={{ length, max }}
      />
    </div>
  );
}
