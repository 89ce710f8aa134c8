/** The languages of the interface, each by its own name. English is the default and the fallback. */
export const languages = [
  { id: 'en', label: 'English' },
  { id: 'ar', label: 'العربية' },
  { id: 'zh-Hans', label: '简体中文' },
] as const;

export type Locale = (typeof languages)[number]['id'];

/** The default locale and the fallback of the specification. */
export const defaultLocale: Locale = 'en';

/** Whether there is a catalogue for the locale. */
export function isLocale(value: unknown): value is Locale {
  return languages.some(({ id }) => id === value);
}
