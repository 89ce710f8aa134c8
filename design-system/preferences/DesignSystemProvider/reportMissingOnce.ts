import { createIntl, type IntlShape } from 'react-intl';
import { warnOnce } from '../../internal/warnOnce.ts';

function isMissingLibraryMessage(error: Error): boolean {
  if (!('code' in error && error.code === 'MISSING_TRANSLATION' && 'descriptor' in error))
    return false;
  const { id } = error.descriptor as { id?: string };
  return id?.startsWith('ds.') ?? false;
}

/**
 * Reports once that `IntlProvider` lacks the library's messages: react-intl reports each of them. English dialects
 * need none.
 */
export function reportMissingOnce(intl: IntlShape): IntlShape {
  const { locale, defaultLocale, messages, onError } = intl;
  if (locale === defaultLocale || 'ds.dialog.close' in messages) return intl;
  if (!/^en\b/i.test(locale)) {
    warnOnce(
      `IntlProvider has no messages of the library in "${locale}", so the library is shown in English. Pass the messages that loadDesignSystemMessages of @byline/design-system/messages returns.`,
    );
  }
  const report = (error: Parameters<typeof onError>[0]) => {
    if (!isMissingLibraryMessage(error)) onError(error);
  };
  return createIntl({ ...intl, onError: report });
}
