import { toLatinDigits } from '../../formatters/latinDigits.ts';

/** How numbers are formatted, from `Intl.NumberFormat`. With style `percent`, 0.15 is displayed and typed as 15%. */
export type NumberFormat = Pick<
  Intl.NumberFormatOptions,
  'maximumFractionDigits' | 'minimumFractionDigits' | 'unit' | 'unitDisplay' | 'useGrouping'
> & { style?: 'decimal' | 'percent' | 'unit' };

/** Formats and parses numbers in one locale. */
export type NumberText = {
  readonly format: (number: number) => string;
  /** Returns null for an empty text, NaN for one that is not a number or has too many fraction digits. Never rounds. */
  readonly parse: (text: string) => number | null;
};

// Together they cover every plural form of a unit.
const pluralSamples = [0, 1, 2, 3, 6, 11, 100, 1.5];

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function getSymbols(intl: Intl.NumberFormat, locale: string) {
  const affixes = [...pluralSamples, 12345678.5]
    .flatMap((number) => intl.formatToParts(number))
    .filter(({ type }) => ['unit', 'percentSign', 'literal'].includes(type))
    .map(({ value }) => value.trim());
  // The longest first: "day" is a part of "days".
  const uniqueAffixes = [...new Set(affixes)].filter(Boolean).sort((a, b) => b.length - a.length);
  const plain = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(
    12345678.5,
  );
  const getPart = (type: string) => plain.find((part) => part.type === type)?.value ?? '';
  return { affixes: uniqueAffixes, group: getPart('group'), decimal: getPart('decimal') };
}

function buildNumberText(locale: string, options: NumberFormat): NumberText {
  const intl = new Intl.NumberFormat(locale, {
    maximumFractionDigits: Math.max(20, options.minimumFractionDigits ?? 0),
    ...options,
    numberingSystem: 'latn',
  });
  const { affixes, group, decimal } = getSymbols(intl, locale);
  const isPercent = options.style === 'percent';
  const ignored = new RegExp(['[\\s\\p{Cf}]', ...affixes.map(escapeRegExp)].join('|'), 'giu');
  const groups = new RegExp(`[${escapeRegExp(group.trim())}٬${group === '’' ? "'" : ''}]`, 'g');
  const point = new RegExp(`[${escapeRegExp(decimal)}٫]`, 'g');

  function parseNumber(text: string): number {
    const bare = toLatinDigits(text)
      .replace(/[．，]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
      .replace(ignored, '')
      .replace(/[٪%]/g, isPercent ? '' : '%')
      .replace(/^[\u2212\u2013]/, '-');
    // `g` and `d` mark separators below, so the text must not contain them.
    if (/[gd]/.test(bare)) return NaN;
    const marked = bare.replace(groups, 'g').replace(point, 'd');
    const match =
      /^([+-]?)(\d+|\d{1,3}(?:g\d{2,3})*g\d{3})?(?:d(\d*))?$/.exec(marked) ?? ([] as string[]);
    const [, sign = '', integer = '', fraction = ''] = match;
    if (integer === '' && fraction === '') return NaN;
    const plain = `${sign}${integer.replaceAll('g', '') || '0'}.${fraction || '0'}`;
    // The exponent is exact; 0.07 / 100 is not.
    const number = Number(isPercent ? `${plain}e-2` : plain);
    // Beyond this, distinct texts parse to the same number. Adding 0 turns -0 into 0.
    return Math.abs(number) > Number.MAX_SAFE_INTEGER ? NaN : number + 0;
  }

  const format = (number: number) => intl.format(number);
  return {
    format,
    parse(text) {
      if (text.replace(ignored, '') === '') return null;
      const number = parseNumber(text);
      if (Number.isNaN(number) || parseNumber(format(number)) !== number) return NaN;
      return number;
    },
  };
}

const cache = new Map<string, NumberText>();

/** Returns the formatter and parser of a locale, cached. It formats with ASCII digits and parses digits of any script. */
export function createNumberText(locale: string, options: NumberFormat = {}): NumberText {
  const key = `${locale} ${JSON.stringify(options)}`;
  let text = cache.get(key);
  if (text === undefined) {
    text = buildNumberText(locale, options);
    cache.set(key, text);
  }
  return text;
}
