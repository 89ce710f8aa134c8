import { toLatinDigits } from './latinDigits.ts';
import type { Separators } from './numberFormats.ts';

/** How a typed number is read. */
export type ReadOptions = {
  /** The decimal and grouping signs of the locale. */
  separators: Pick<Separators, 'decimal' | 'group'>;
  /** Texts that are allowed before or after the number: a currency, a percent sign, a unit. */
  affixes?: readonly string[];
  /** Whether a number in parentheses is negative. */
  isAccounting?: boolean;
};

/** What a typed text means. */
export type Reading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'number';
      /** The number with ASCII digits and a dot, as precise as it was typed: `-1234.50`. */
      readonly decimal: string;
      /** The locale writes it differently, but it has only this meaning: `12.5` in German. */
      readonly isForeign: boolean;
    }
  | {
      readonly kind: 'unreadable';
      /**
       * Why it cannot be read: `separators` have no meaning or two, an `affix` is not the currency or unit of the field, or a `text`
       * is not a number.
       */
      readonly reason: 'separators' | 'affix' | 'text';
    };

// Characters that users type in place of signs that no keyboard has. Compatibility forms, such as full-width ones, are normalized before.
const lookalikes: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u02bc`´\u2032]/g, "'"],
  [/[،、]/g, ','],
  [/。/g, '.'],
  // In Japanese the minus key types U+30FC.
  [/[\u2010-\u2015\u2212\u30fc]/g, '-'],
];

// These signs have the same meaning in every language.
const arabicDecimal = '٫';
const neutralGroups = " '٬";
// The decimal and the grouping sign of most languages: of English and of German.
const conventions = [
  ['.', ','],
  [',', '.'],
] as const;

// No number is longer, even with spaces between its digits.
const maxLength = 400;

const unsignedNumber = /^[\d.,' ٫٬/]*\d[\d.,' ٫٬/]*$/;
// The shapes of grouped digits, in which S is the separator: 1S234S567, and in India 12S34S567.
const groupsOfThree = /^[1-9]\d{0,2}(?:S\d{3})+$/;
const groupsOfIndia = /^[1-9]\d?(?:S\d{2})*S\d{3}$/;

function normalize(text: string): string {
  let normal = toLatinDigits(text)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/gu, ' ');
  for (const [similar, sign] of lookalikes) normal = normal.replace(similar, sign);
  return normal.trim();
}

/** Returns the digits of a whole number, which may be none, or null if its separators are not between groups of digits. */
function readWhole(text: string, groups: string): string | null {
  const separators = text.match(/\D/g) ?? [];
  const [separator = ''] = separators;
  if (separator === '') return text;
  if (!groups.includes(separator) || separators.some((other) => other !== separator)) return null;
  const shape = text.replaceAll(separator, 'S');
  const areGroups = groupsOfThree.test(shape) || groupsOfIndia.test(shape);
  return areGroups ? text.replaceAll(separator, '') : null;
}

/**
 * Reads an unsigned number with one `decimal` sign before the fraction, and one of the signs in `groups` between groups of digits.
 * Returns it with a dot before its fraction, which may be empty (`1234.50`, `12.`), or null if it is not such a number.
 */
function readUnsigned(text: string, decimal: string, groups: string): string | null {
  const [whole = '', fraction = '', ...moreParts] = text.split(decimal);
  if (moreParts.length > 0 || !/^\d*$/.test(fraction) || (whole === '' && fraction === ''))
    return null;
  const digits = readWhole(whole, groups);
  return digits === null ? null : `${digits || '0'}.${fraction}`;
}

function readLocal(text: string, { decimal, group }: ReadOptions['separators']): string | null {
  const groups = normalize(group) + neutralGroups;
  const reading = readUnsigned(
    text,
    text.includes(arabicDecimal) ? arabicDecimal : decimal,
    groups,
  );
  if (reading !== null || decimal !== arabicDecimal) return reading;
  // Users of Arabic and Persian digits also type the signs of English (1,234.5), and in Persian a slash as the decimal sign.
  return readUnsigned(text.replace('/', '.'), '.', `,${neutralGroups}`);
}

/** Reads a number that the locale writes differently; null if it has no or several meanings. */
function readForeign(text: string): string | null {
  // Requires digits at both ends, because a sign at the end is ambiguous while the user types: "12," may become "12,000".
  if (!/^\d.*\d$/.test(text)) return null;
  const readings = conventions.map(([decimal, group]) =>
    readUnsigned(text, decimal, group + neutralGroups),
  );
  const meanings = new Set(readings.filter((decimal) => decimal !== null));
  return meanings.size === 1 ? ([...meanings][0] ?? null) : null;
}

type Signed = { text: string; isNegative: boolean; hasSign: boolean };

/** Takes affixes, one sign and parentheses off both ends. */
function takeOff(typed: string, affixes: readonly string[], isAccounting: boolean): Signed {
  // Prices without cents: "12,-" in German and Dutch, "12.–" in Switzerland.
  let text = typed.replace(/(\d)[.,]-{1,2}$/, '$1');
  let sign = '';
  // Each round takes one part off, until there is nothing more to take off.
  for (let before; before !== text;) {
    before = text;
    const lower = text.toLowerCase();
    const prefix = affixes.find((affix) => lower.startsWith(affix));
    const suffix = affixes.find((affix) => lower.endsWith(affix));
    if (prefix) text = text.slice(prefix.length);
    else if (suffix) text = text.slice(0, -suffix.length);
    else if (sign === '' && /^[+-]|-$/.test(text)) {
      sign = /-/.test(text) ? '-' : '+';
      text = text.replace(/^[+-]|-$/, '');
    } else if (sign === '' && isAccounting && /^\(.*\)$/.test(text)) {
      sign = '-';
      text = text.slice(1, -1);
    }
    text = text.trim();
  }
  return { text, isNegative: sign === '-', hasSign: sign !== '' };
}

/**
 * Reads a number as people of a locale type and paste it: with digits of any script, its own separators, blanks and apostrophes between
 * groups, all kinds of minus, before or after its currency, percent sign or unit. The locale's own reading wins: `1.234` is 1234 in
 * German. What it does not write is read if it has one meaning only (`12.5`). Never guesses between two.
 */
export function readNumber(typed: string, options: ReadOptions): Reading {
  if (typed.length > maxLength) return { kind: 'unreadable', reason: 'text' };
  const affixes = (options.affixes ?? []).map((affix) => normalize(affix).toLowerCase());
  // Longer affixes come first, because "day" is a part of "days".
  const sorted = affixes.filter(Boolean).sort((a, b) => b.length - a.length);
  const { text, isNegative, hasSign } = takeOff(
    normalize(typed),
    sorted,
    options.isAccounting === true,
  );
  if (text === '') return hasSign ? { kind: 'unreadable', reason: 'text' } : { kind: 'empty' };
  if (!unsignedNumber.test(text)) {
    const hasOtherAffix = /^(?:\p{Sc}|[A-Z]{3}) ?[\d.,]|[\d.,] ?(?:\p{Sc}|[A-Z]{3})$/u.test(text);
    return { kind: 'unreadable', reason: hasOtherAffix ? 'affix' : 'text' };
  }
  // Removes spaces beside another sign ("1. 234"), because a space alone is a grouping sign.
  const bare = text.replace(/ ?([.,'٫٬/]) ?/g, '$1');
  const local = readLocal(bare, options.separators);
  const unsigned = local ?? readForeign(bare);
  if (unsigned === null) return { kind: 'unreadable', reason: 'separators' };
  // Removes the dot of a whole number, and zeros at the start.
  const decimal = unsigned.replace(/\.$/, '').replace(/^0+(?=\d)/, '');
  return {
    kind: 'number',
    decimal: isNegative ? `-${decimal}` : decimal,
    isForeign: local === null,
  };
}

/** Returns how many digits the fraction of a decimal text has. */
export function countFraction(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}
