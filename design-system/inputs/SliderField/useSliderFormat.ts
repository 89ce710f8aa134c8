import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns the formatter of the slider's values. It is stable while locale and options are equal. */
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
