import { useIntl } from 'react-intl';
import { isLocale, type Locale } from './languages.ts';
import { localeStore } from './localeStore.ts';

/** The language on screen, and the way to choose another. */
export function useLanguage(): { locale: Locale; choose: (locale: string) => void } {
  const { locale } = useIntl();
  const choose = (wanted: string) => {
    if (isLocale(wanted)) localeStore.set(wanted);
  };
  return { locale: locale as Locale, choose };
}
