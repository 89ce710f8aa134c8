/** The languages of the product. */
export const locales = ['en', 'ar', 'zh-Hans'] as const;
/** A language of the product. */
export type Locale = (typeof locales)[number];

/** The specification's default and fallback language. */
export const defaultLocale: Locale = 'en';
