import { toLatinDigits } from '../../formatters/latinDigits.ts';

/** How a number is written, from `Intl.NumberFormat`. Percent: 0.15 is written and typed as 15%. */
export type NumberFormat = Pick<
  Intl.NumberFormatOptions,
  'maximumFractionDigits' | 'minimumFractionDigits' | 'unit' | 'unitDisplay' | 'useGrouping'
> & { style?: 'decimal' | 'percent' | 'unit' };

/** Writes numbers as the language does, and reads what people type in it. */
export type NumberText = {
  readonly format: (number: number) => string;
  /** The number; null for nothing, NaN for what is no number or has more places than the format. Never rounds. */
  readonly parse: (text: string) => number | null;
};

// Between them they have every plural that a unit may be written in.
const samples = [0, 1, 2, 3, 6, 11, 100, 1.5];

// From here on numbers stand for their neighbours too.
const most = Number.MAX_SAFE_INTEGER;

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function signsOf(intl: Intl.NumberFormat) {
  const parts = [...samples, 12345678.5].flatMap((number) => intl.formatToParts(number));
  const of = (...types: string[]) =>
    parts.filter(({ type }) => types.includes(type)).map(({ value }) => value.trim());
  const around = [...new Set(of('unit', 'percentSign', 'literal'))].filter(Boolean);
  // The longest first: "day" is a part of "days".
  around.sort((a, b) => b.length - a.length);
  const plain = new Intl.NumberFormat(intl.resolvedOptions().locale).formatToParts(12345678.5);
  const valueOf = (type: string) => plain.find((part) => part.type === type)?.value ?? '';
  return { around, group: valueOf('group'), decimal: valueOf('decimal') };
}

function makeNumberText(locale: string, options: NumberFormat): NumberText {
  const places = { maximumFractionDigits: Math.max(20, options.minimumFractionDigits ?? 0) };
  const all = { ...places, ...options, numberingSystem: 'latn' };
  const intl = new Intl.NumberFormat(`${locale}-u-nu-latn`, all);
  const { around, group, decimal } = signsOf(intl);
  const isPercent = options.style === 'percent';
  const noise = new RegExp(['[\\s\\p{Cf}]', ...around.map(escape)].join('|'), 'giu');
  const groups = new RegExp(`[${escape(group.trim())}٬${group === '’' ? "'" : ''}]`, 'g');
  const point = new RegExp(`[${escape(decimal)}٫]`, 'g');

  function read(text: string): number {
    const bare = toLatinDigits(text)
      .replace(/[．，]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replace(noise, '')
      .replace(/[٪%]/g, isPercent ? '' : '%')
      .replace(/^[\u2212\u2013]/, '-');
    // `g` and `d` are free: nothing else but digits and a sign may be left beside them.
    if (/[gd]/.test(bare)) return NaN;
    const written = bare.replace(groups, 'g').replace(point, 'd');
    const match =
      /^([+-]?)(\d+|\d{1,3}(?:g\d{2,3})*g\d{3})?(?:d(\d*))?$/.exec(written) ?? ([] as string[]);
    const [, sign = '', whole = '', fraction = ''] = match;
    if (whole === '' && fraction === '') return NaN;
    const plain = `${sign}${whole.replaceAll('g', '') || '0'}.${fraction || '0'}`;
    // As an exponent it is exact: 0.07 / 100 would not be.
    const number = Number(isPercent ? `${plain}e-2` : plain);
    return Math.abs(number) > most ? NaN : number + 0;
  }

  const format = (number: number) => intl.format(number);
  return {
    format,
    parse(text) {
      if (text.replace(noise, '') === '') return null;
      const number = read(text);
      if (Number.isNaN(number) || read(format(number)) !== number) return NaN;
      return number;
    },
  };
}

const made = new Map<string, NumberText>();

/** The writing of numbers in a language. Digits are written in ASCII, as all over the library, and read in any script. */
export function numberText(locale: string, options: NumberFormat = {}): NumberText {
  const key = `${locale} ${JSON.stringify(options)}`;
  let text = made.get(key);
  if (text === undefined) {
    text = makeNumberText(locale, options);
    made.set(key, text);
  }
  return text;
}
