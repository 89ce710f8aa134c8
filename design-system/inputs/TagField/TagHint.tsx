import { FormattedMessage } from 'react-intl';

/** Says how entries are added, and how many there may be. */
export function TagHint({ max }: { max: number | undefined }) {
  if (max === undefined) {
    return (
      <FormattedMessage
        id="ds.tagField.hint"
        defaultMessage="Press Enter or type a comma after each entry."
      />
    );
  }
  return (
    <FormattedMessage
      id="ds.tagField.hintMax"
      defaultMessage="{max, plural, one {One entry.} other {Up to # entries.}} Press Enter or type a comma after each."
      values={{ max }}
    />
  );
}

/** Counts the entries for the eye; to screen readers the limit is in the description. */
export function TagCounter({ length, max }: { length: number; max: number }) {
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
