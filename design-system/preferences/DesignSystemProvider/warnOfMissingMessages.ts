import type { Language } from '../../i18n/language.ts';
import { warnOnce } from '../../internal/warnOnce.ts';

/** Warns once that a page has none of the library's messages. Dialects of English need none. */
export function warnOfMissingMessages({ locale, messages }: Language): void {
  if (/^en\b/i.test(locale) || 'ds.dialog.close' in messages) return;
  warnOnce(
    `The library has no messages in "${locale}" on this page, so its texts are in English. Pass the messages of loadCompiledMessages to DesignSystemProvider, or those of loadDesignSystemMessages to IntlProvider; both functions are in @byline/design-system/messages.`,
  );
}
