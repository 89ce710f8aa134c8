/**
 * The languages of the product: the name of each in itself, its writing direction, and the locale that React Aria's own texts have for it.
 * Its catalogues are `<id>.json` in `app/i18n`, `design-system/i18n`, `server/i18n` and `server/i18n/faq`.
 */
export const productLanguages = {
  en: { name: 'English', direction: 'ltr', reactAria: 'en-US' },
  ar: { name: 'العربية', direction: 'rtl', reactAria: 'ar-AE' },
  'zh-Hans': { name: '简体中文', direction: 'ltr', reactAria: 'zh-CN' },
} as const;
/** A language of the product. */
export type Locale = keyof typeof productLanguages;

/** The languages of the product, by id. */
export const locales = Object.keys(productLanguages) as Locale[];

/** Returns whether a value is a language of the product. */
export function isLocale(value: unknown): value is Locale {
  return (locales as unknown[]).includes(value);
}

/** The specification's default and fallback language. */
export const defaultLocale: Locale = 'en';
