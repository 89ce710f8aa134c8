import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };

/** The library's own messages, a catalogue a locale; merge one with your application's for `IntlProvider`. */
export const designSystemMessages = { en, ar, 'zh-Hans': zhHans } as const;
