import { LanguageSelect } from '@byline/design-system';
import { useLanguage } from '../i18n/useLanguage.ts';
import { languages } from '../i18n/languages.ts';

/** The choice of the language, each by its own name. */
export function LanguageMenu() {
  const { locale, choose } = useLanguage();
  return <LanguageSelect languages={languages} value={locale} onChange={choose} />;
}
