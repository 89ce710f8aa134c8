import { getIntl } from './intlCache.ts';
import { missing } from './missing.ts';

/** Separators and minus sign of a locale. */
export type Separators = {
  /** The sign before the fraction: a comma in German. */
  readonly decimal: string;
  /** The sign between groups of digits: a dot in German, `’` in Switzerland, a narrow space in French. */
  readonly group: string;
  /** The sign before negative numbers. */
  readonly minus: string;
};

/** Formats of numbers. Values that are not finite are a dash. */
export type NumberFormats = {
  /** Formats a number; in German 1284.5 is `1.284,5`. */
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Formats a range of numbers: `20–80`. */
  readonly numberRange: (start: number, end: number, options?: Intl.NumberFormatOptions) => string;
  /** Formats a count in short form, for overviews: `12.4K`. */
  readonly shortNumber: (value: number) => string;
  /** Formats a value that is already in percent; in German 12.5 is `12,5 %`. */
  readonly percent: (value: number) => string;
  /** Separators and minus sign, which number fields accept. */
  readonly separators: Separators;
  /** Reads a typed number: null if it is empty, NaN if it is invalid. Without it, fields read numbers with `separators`. */
  readonly parseNumber?: (text: string) => number | null;
};

/** Returns the separators in the formatted `separatorSample`. */
export function findSeparators(parts: readonly Intl.NumberFormatPart[]): Separators {
  // The separators of Arabic and Hebrew contain invisible direction marks, which are removed.
  const find = (type: string) =>
    (parts.find((part) => part.type === type)?.value ?? '').replace(/\p{Cf}/gu, '');
  return { decimal: find('decimal'), group: find('group'), minus: find('minusSign') };
}

/** A number whose format contains every separator. Eight digits, because some locales do not group four. */
export const separatorSample = -12345678.5;

/** Returns the formats of numbers in a locale. */
export function createNumberFormats(locale: string): NumberFormats {
  // As text, 1.005 rounds to 1.01; as a binary number it is slightly less and would round to 1.00.
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    Number.isFinite(value)
      ? getIntl(Intl.NumberFormat, locale, options).format(String(value) as `${number}`)
      : missing;
  return {
    number,
    numberRange: (start, end, options = {}) =>
      Number.isFinite(start) && Number.isFinite(end)
        ? getIntl(Intl.NumberFormat, locale, options).formatRange(start, end)
        : missing,
    shortNumber: (value) => number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    // The style `percent` would need the value divided by 100, which can round.
    percent: (value) => number(value, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 }),
    separators: findSeparators(
      getIntl(Intl.NumberFormat, locale, {}).formatToParts(separatorSample),
    ),
  };
}
