import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Writes a value as the slider prints it; one function for as long as language and options say the same. */
export function useSliderFormat(
  options: Intl.NumberFormatOptions | undefined,
): (value: number) => string {
  const { locale } = useIntl();
  const key = JSON.stringify(options ?? {});
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, JSON.parse(key) as Intl.NumberFormatOptions);
    return (value) => format.format(value);
  }, [locale, key]);
}
