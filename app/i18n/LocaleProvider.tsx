import english from 'virtual:messages/en';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSWRConfig } from 'swr';
import { useUser } from '../api/user.ts';
import { defaultLocale, isLocale, type Locale } from './languages.ts';
import { loadCatalog, type Catalog } from './loadCatalog.ts';
import { localeStore } from './localeStore.ts';

type Language = { locale: Locale; messages: Catalog };

const fallback: Language = { locale: defaultLocale, messages: english };

/** The texts of the interface in the chosen language; English where its file does not load. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const wanted = useSyncExternalStore(localeStore.subscribe, localeStore.get);
  const [language, setLanguage] = useState(fallback);
  const asked = useRef(defaultLocale);
  const { mutate } = useSWRConfig();
  const { data: user } = useUser();

  useEffect(() => {
    // The account's language holds on a device on which nobody has chosen one.
    if (isLocale(user?.locale) && !localeStore.getChosen()) localeStore.set(user.locale);
  }, [user?.locale]);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Language) => isCurrent && setLanguage(next);
    if (wanted === defaultLocale) show(fallback);
    else {
      loadCatalog(wanted).then(
        (messages) => show({ locale: wanted, messages }),
        () => show(fallback),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted]);

  useEffect(() => {
    // The server's texts are in the language too; `lang` is what the client sends.
    document.documentElement.lang = language.locale;
    if (language.locale !== asked.current) void mutate(() => true);
    asked.current = language.locale;
  }, [language, mutate]);

  return (
    <IntlProvider {...language} defaultLocale={defaultLocale}>
      {children}
    </IntlProvider>
  );
}
