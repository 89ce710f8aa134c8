import { toLatinDigits } from '../../internal/latinDigits.ts';

/** Amounts are written with two fraction digits in every currency (specification, section 9). */
const fractionDigits = 2;
const unit = 10 ** fractionDigits;

/** Minor units in full ones, as in `1,234.50`. */
export function formatAmount(minorUnits: number): string {
  const sign = minorUnits < 0 ? '-' : '';
  const digits = String(Math.abs(Math.trunc(minorUnits))).padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, -fractionDigits).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${whole}.${digits.slice(-fractionDigits)}`;
}

function toLatin(text: string): string {
  return toLatinDigits(text)
    .replace(/[．，]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

const written = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;

/**
 * Reads an amount in full units as people write it, blanks, a currency sign and thousands commas allowed.
 * Gives minor units, null for nothing, and NaN for what is no amount; it never rounds.
 */
export function parseAmount(text: string): number | null {
  const bare = toLatin(text)
    .replace(/[\s\p{Sc}\p{Cf}]/gu, '')
    .replace(/^[\u2212\u2013]/, '-');
  if (bare === '') return null;
  const [, sign, whole = '', fraction = ''] = written.exec(bare) ?? [];
  if (sign === undefined || (whole === '' && fraction === '')) return NaN;
  const minor = Number(whole.replaceAll(',', '') || '0') * unit + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(minor)) return NaN;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** The sign of a currency, e.g. `$`; its code where it has none. */
export function currencySign(currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}
