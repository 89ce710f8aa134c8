import { toLatinDigits } from './latinDigits.ts';
import type { Separators } from './numberFormats.ts';

/** An amount of money in minor units: `{ amount: 123450, currency: 'USD' }` is 1,234.50 dollars. */
export type MoneyValue = {
  /** A whole number of minor units; negative for outgoing money. */
  amount: number;
  /** Its ISO 4217 code. */
  currency: string;
};

// ISO 4217 currencies whose smallest unit is not a hundredth. Engines differ: ICU gives IQD 0
// digits, ISO 4217 gives it 3.
const withoutMinorUnit = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const withThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/**
 * Returns the decimal places of a currency's minor unit: 0 for JPY, 3 for KWD, 2 for most. Source:
 * ISO 4217.
 */
export function minorUnitDigits(currency: string): number {
  if (withoutMinorUnit.has(currency)) return 0;
  return withThousandths.has(currency) ? 3 : 2;
}

/** Returns an amount in major units as a decimal number without rounding, for `Intl` and for files: `-1234.50`. */
export function toDecimal({ amount, currency }: MoneyValue): `${number}` {
  const digits = minorUnitDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = text.slice(text.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${fraction}` : ''}` as `${number}`;
}

const foldApostrophe = (sign: string) => sign.replace('’', "'");

function toAsciiText(text: string): string {
  return toLatinDigits(text)
    .replace(/[．，]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

const majorUnits = /^(-?)(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.(\d*))?$/;

const english = { decimal: '.', group: ',' };

/**
 * Parses an amount that a person typed in major units with the given separators, English ones by default; blanks and a currency symbol
 * are allowed. Returns minor units, null for an empty text, and NaN for a text that is not an amount of this currency. Never
 * rounds: "1.005" USD is NaN.
 */
export function parseAmount(
  text: string,
  currency: string,
  { decimal, group }: Pick<Separators, 'decimal' | 'group'> = english,
): number | null {
  const digits = minorUnitDigits(currency);
  const bare = toAsciiText(text)
    .replace(/[\s\p{Sc}\p{Cf}]/gu, '')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/[.,'’]/g, (sign) => {
      if (toAsciiText(decimal) === sign) return '.';
      return foldApostrophe(toAsciiText(group)) === foldApostrophe(sign) ? ',' : '?';
    });
  if (bare === '') return null;
  const [, sign, whole = '', fraction = ''] = majorUnits.exec(bare) ?? [];
  if (sign === undefined || (whole === '' && fraction === '') || fraction.length > digits)
    return NaN;
  const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return NaN;
  return sign === '-' && minor !== 0 ? -minor : minor;
}
