import type { Locale } from '../../contract/rules/locales.ts';

const names: Record<Locale, string> = {
  en: 'English',
  ar: 'العربية',
  'zh-Hans': '简体中文',
};

/** The languages of the interface, each with its name in the language itself. */
export const languages = Object.entries(names).map(([id, label]) => ({
  id: id as Locale,
  label,
  lang: id,
}));

/** Returns whether the interface has a catalogue for the locale. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(names, value);
}
