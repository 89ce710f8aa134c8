import english from 'virtual:messages/en';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSWRConfig } from 'swr';
import { defaultLocale, isLocale, type Locale } from '../../contract/rules/locales.ts';
import { useUser } from '../session/useUser.ts';
import { loadCatalog, type Catalog } from './loadCatalog.ts';
import { localeStore } from '../device/localeStore.ts';

type Language = { locale: Locale; messages: Catalog };

const fallback: Language = { locale: defaultLocale, messages: english };

// The product has Western digits in every language, while the default digits of Arabic differ between browsers.
function withDigits(locale: Locale): string {
  return locale === defaultLocale ? locale : `${locale}-u-nu-latn`;
}

/** Provides the messages of the chosen language; English while its catalogue is missing. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const chosen = useSyncExternalStore(localeStore.subscribe, localeStore.get, localeStore.get);
  const [language, setLanguage] = useState(fallback);
  const fetchedLocale = useRef(defaultLocale);
  const { mutate } = useSWRConfig();
  const { data: user } = useUser();

  useEffect(() => {
    // The account's language applies on devices where the user has not chosen one.
    if (isLocale(user?.locale) && !localeStore.getChosen()) localeStore.set(user.locale);
  }, [user?.locale]);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Language) => isCurrent && setLanguage(next);
    if (chosen === defaultLocale) show(fallback);
    else {
      loadCatalog(chosen).then(
        (messages) => show({ locale: chosen, messages }),
        () => show(fallback),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [chosen]);

  useEffect(() => {
    // The API client sends `lang` as Accept-Language, so data with texts of the server is fetched again in the new language.
    document.documentElement.lang = language.locale;
    if (language.locale !== fetchedLocale.current) void mutate(() => true);
    fetchedLocale.current = language.locale;
  }, [language, mutate]);

  return (
    <IntlProvider
      {...language}
      locale={withDigits(language.locale)}
      defaultLocale={defaultLocale}
      timeZone={user?.timezone}
    >
      {children}
    </IntlProvider>
  );
}
