import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };

/** Key of a sentence that the server can say. */
export type MessageKey = keyof typeof en;

/** Values for the `{name}` places of a sentence. */
export type MessageValues = Record<string, string | number>;

/** The locales that the server speaks. */
export type Locale = 'en' | 'ar' | 'zh-Hans';

/** All sentences by locale; the compiler checks that none is missing. */
export const catalogues: Record<Locale, Record<MessageKey, string>> = {
  en,
  ar,
  'zh-Hans': zhHans,
};
