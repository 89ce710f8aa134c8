/** The languages of the library, in alphabetical order. */
export const designSystemLanguages = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;

/** The languages of the library. */
export type DesignSystemLanguage = (typeof designSystemLanguages)[number];
