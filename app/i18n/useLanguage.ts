import { useIntl } from 'react-intl';
import { isLocale, type Locale } from '../../contract/rules/locales.ts';
import { localeStore } from '../device/localeStore.ts';

/** Returns the current language and a function that changes it; unknown locales are ignored. */
export function useLanguage(): { locale: Locale; setLocale: (locale: string) => void } {
  const { locale } = useIntl();
  const setLocale = (next: string) => {
    if (isLocale(next)) localeStore.set(next);
  };
  return { locale: locale.split('-u-')[0] as Locale, setLocale };
}
