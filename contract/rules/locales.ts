/** The languages of the product. */
export const locales = ['en', 'ar', 'zh-Hans'] as const;
/** A language of the product. */
export type Locale = (typeof locales)[number];

/** Returns whether a value is a language of the product. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** The specification's default and fallback language. */
export const defaultLocale: Locale = 'en';
