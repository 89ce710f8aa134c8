import type { Locale } from '../../contract/schemas/shared.ts';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };

/** Key of a message in the server's catalogues. */
export type MessageKey = keyof typeof en;

/** Values for the `{name}` placeholders of a message. */
export type MessageValues = Record<string, string | number>;

/** All messages by locale; a missing key is a type error. */
export const catalogues: Record<Locale, Record<MessageKey, string>> = {
  en,
  ar,
  'zh-Hans': zhHans,
};
