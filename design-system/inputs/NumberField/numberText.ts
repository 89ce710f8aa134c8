import type { NumberFormats } from '../../formatters/numberFormats.ts';
import { getIntl } from '../../formatters/intlCache.ts';
import { readTyped, type NumberText } from '../field/useNumberReading.tsx';

/** How numbers are formatted, from `Intl.NumberFormat`. With style `percent`, 0.15 is displayed and typed as 15%. */
export type NumberFieldFormat = Pick<
  Intl.NumberFormatOptions,
  'maximumFractionDigits' | 'minimumFractionDigits' | 'unit' | 'unitDisplay' | 'useGrouping'
> & { style?: 'decimal' | 'percent' | 'unit' };

// Together they cover every plural form of a unit.
const pluralSamples = [0, 1, 2, 3, 6, 11, 100, 1.5];

function listAffixes(locale: string, options: NumberFieldFormat): string[] {
  const intl = getIntl(Intl.NumberFormat, locale, options);
  const affixes = pluralSamples
    .flatMap((number) => intl.formatToParts(number))
    .filter(({ type }) => ['unit', 'percentSign', 'literal'].includes(type))
    .map(({ value }) => value.trim());
  return [...new Set(affixes)].concat(options.style === 'percent' ? ['%', '٪'] : []);
}

/** Returns how a field writes and reads numbers. */
export function createNumberText(
  formats: NumberFormats,
  locale: string,
  options: NumberFieldFormat = {},
): NumberText {
  const { minimumFractionDigits = 0, maximumFractionDigits, style = 'decimal' } = options;
  const maxFraction = maximumFractionDigits ?? Math.max(20, minimumFractionDigits);
  const writeOptions = { ...options, maximumFractionDigits: maxFraction };
  const { separators, parseNumber } = formats;
  return {
    separators,
    maxFraction,
    format(value) {
      const text = formats.number(value, writeOptions);
      // Arabic and Hebrew write one and two days as words, which no field could read.
      return /\p{Nd}/u.test(text)
        ? text
        : formats.number(value, { ...writeOptions, style: 'decimal' });
    },
    read(text) {
      if (parseNumber) return { value: parseNumber(text) };
      const affixes = style === 'decimal' ? [] : listAffixes(locale, options);
      return readTyped(
        text,
        { separators, affixes, maxFraction, allowsTrailingZeros: true },
        // The exponent is exact; 0.07 / 100 is not.
        (decimal) => Number(style === 'percent' ? `${decimal}e-2` : decimal),
      );
    },
  };
}
