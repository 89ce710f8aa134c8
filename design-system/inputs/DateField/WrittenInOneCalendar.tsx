import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';

/** The language around it, with the Gregorian calendar and Latin digits: dates look the same in every language. */
export function WrittenInOneCalendar({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const [language = locale] = locale.split('-u-');
  // Without a country English is American, and would begin with the month.
  const place = language === 'en' ? 'en-GB' : language;
  return <I18nProvider locale={`${place}-u-ca-gregory-nu-latn`}>{children}</I18nProvider>;
}
