/** The languages of the interface, each with its own name. */
export const languages = [
  { id: 'en', label: 'English' },
  { id: 'ar', label: 'العربية' },
  { id: 'zh-Hans', label: '简体中文' },
] as const;

export type Locale = (typeof languages)[number]['id'];

/** The specification's default and fallback locale. */
export const defaultLocale: Locale = 'en';

/** Returns whether the interface has a catalogue for the locale. */
export function isLocale(value: unknown): value is Locale {
  return languages.some(({ id }) => id === value);
}
