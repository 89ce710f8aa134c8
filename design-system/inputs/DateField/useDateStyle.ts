import { DateFormatter } from '@internationalized/date';
import { use, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { FormatsContext } from '../../formatters/FormatsContext.ts';

/** How dates are typed and shown. */
export type DateStyle = {
  /** The locale, with the extensions that React Aria needs. */
  locale: string;
  /** The locale of times, with the same digits. */
  timeLocale: string;
  /** The pattern that a portal has set, such as `dd/MM/yyyy`, or null for the locale's own. */
  pattern: string | null;
  /** The identifier of the calendar: `gregory`, `buddhist`, `persian` … */
  calendar: string;
};

/** Returns the style of dates: the locale's, or the portal's pattern, which is Gregorian and has Western digits. */
export function useDateStyle(): DateStyle {
  const pattern = use(FormatsContext)?.datePattern ?? null;
  const { locale } = useLocale();
  return useMemo(() => {
    if (pattern === null) {
      const { calendar } = new DateFormatter(locale).resolvedOptions();
      return { locale, timeLocale: locale, pattern, calendar };
    }
    const [language = locale] = locale.split('-u-');
    // `en` without a region is American, with Sunday first; a pattern that starts with the day is British.
    const base = language === 'en' && pattern.startsWith('d') ? 'en-GB' : language;
    return {
      locale: `${base}-u-ca-gregory-nu-latn`,
      timeLocale: `${language}-u-nu-latn`,
      pattern,
      calendar: 'gregory',
    };
  }, [pattern, locale]);
}
