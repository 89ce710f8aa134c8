import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';

/** Sets the Gregorian calendar and Latin digits for the current language, so that dates have one format. */
export function GregorianProvider({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const [language = locale] = locale.split('-u-');
  // Without a region, English is American and starts with the month.
  const base = language === 'en' ? 'en-GB' : language;
  return <I18nProvider locale={`${base}-u-ca-gregory-nu-latn`}>{children}</I18nProvider>;
}
