import { useMemo } from 'react';
import { useIntl, type IntlShape } from '../../i18n/intl.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { formatBytes } from './fileFormats.ts';

/** The language of the page, and its format of file sizes. */
export type FileIntl = IntlShape & { formatSize: (bytes: number) => string };

/** Returns the language of the page and its format of file sizes; the same object until one changes. */
export function useFileIntl(): FileIntl {
  const intl = useIntl();
  const formats = useNumberFormats();
  return useMemo(
    () => ({ ...intl, formatSize: (bytes) => formatBytes(bytes, formats) }),
    [intl, formats],
  );
}
