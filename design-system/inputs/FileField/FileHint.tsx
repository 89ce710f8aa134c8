import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { formatTypes, type FileLimits } from './fileRules.ts';
import { formatBytes } from './fileFormats.ts';

// Separates the sentences: JSX drops a space at the end of a line.
const space = ' ';

/** Returns whether there are limits to show. */
export function hasFileHint({ accept, maxSize, maxFiles }: FileLimits): boolean {
  return accept.length > 0 || Number.isFinite(maxSize) || Number.isFinite(maxFiles);
}

/** Renders the limits as text. */
export function FileHint({ limits }: { limits: FileLimits }) {
  const intl = useIntl();
  const formats = useNumberFormats();
  const { accept, maxSize, maxFiles } = limits;
  return (
    <>
      {accept.length > 0 && (
        <FormattedMessage
          id="ds.file.hintTypes"
          defaultMessage="Types: {types}."
          values={{ types: formatTypes(accept, intl) }}
        />
      )}
      {space}
      {Number.isFinite(maxSize) && (
        <FormattedMessage
          id="ds.file.hintSize"
          defaultMessage="Up to {limit} each."
          values={{ limit: formatBytes(maxSize, formats) }}
        />
      )}
      {space}
      {Number.isFinite(maxFiles) && (
        <FormattedMessage
          id="ds.file.hintCount"
          defaultMessage="{max, plural, one {One file.} other {Up to # files.}}"
          values={{ max: maxFiles }}
        />
      )}
    </>
  );
}
