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
