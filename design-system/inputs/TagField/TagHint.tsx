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
