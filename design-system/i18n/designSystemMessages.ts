import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };

/** The messages of the first three languages. `loadDesignSystemMessages` loads one of all languages. */
export const designSystemMessages = { en, ar, 'zh-Hans': zhHans } as const;
