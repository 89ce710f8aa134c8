import { toLatinDigits } from '../field/latinDigits.ts';

/** Minor units in full ones, as in `1,234.50`; `digits` stand after the dot. */
export function formatAmount(minorUnits: number, digits = 2): string {
  const sign = minorUnits < 0 ? '-' : '';
  const text = String(Math.abs(Math.trunc(minorUnits))).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

function toLatin(text: string): string {
  return toLatinDigits(text)
    .replace(/[．，]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

const written = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/**
 * Reads an amount in full units as people write it, blanks, a currency sign and thousands commas allowed.
 * Gives minor units, of which `digits` stand after the dot, null for nothing, and NaN for what is no amount; it never
 * rounds.
 */
export function parseAmount(text: string, digits = 2): number | null {
  const bare = toLatin(text)
    .replace(/[\s\p{Sc}\p{Cf}]/gu, '')
    .replace(/^[\u2212\u2013]/, '-');
  if (bare === '') return null;
  const [, sign, whole = '', fraction = ''] = written.exec(bare) ?? [];
  if (sign === undefined || (whole === '' && fraction === '') || fraction.length > digits)
    return NaN;
  const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
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
