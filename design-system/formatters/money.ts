import { formatNumber } from './formatNumber.ts';
import { toLatinDigits } from './latinDigits.ts';
import { missing } from './missing.ts';

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

// Digits are moved as text: a division could round.
function toMajorUnits(amount: number, digits: number, shownDigits: number): string {
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = text.slice(text.length - digits).padEnd(shownDigits, '0');
  return shownDigits > 0 ? `${whole}.${fraction}` : whole;
}

/**
 * Returns an amount in major units without its symbol, for a field to edit: `1,234.50`, `1,234` for
 * JPY.
 */
export function formatAmount({ amount, currency }: MoneyValue): string {
  const digits = minorUnitDigits(currency);
  return `${amount < 0 ? '-' : ''}${toMajorUnits(Math.trunc(amount), digits, digits)}`;
}

function findSymbol(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    // Not a currency code: shown unchanged.
    return currency;
  }
}

/**
 * Returns the short symbol of a currency, which others may share (`$` for SGD too), or its code
 * where it has none.
 */
export function narrowSymbol(currency: string): string {
  return findSymbol(currency, 'narrowSymbol');
}

// A list formats hundreds of amounts, and creating a NumberFormat costs more than all of them.
const symbols = new Map<string, string>();

function getSymbol(currency: string): string {
  let symbol = symbols.get(currency);
  if (symbol === undefined) {
    symbol = findSymbol(currency, 'symbol');
    symbols.set(currency, symbol);
  }
  return symbol;
}

/**
 * Returns money as the specification writes it (section 9): symbol, a space, comma thousands, a dot
 * and two fraction digits. `$ 1,234.50`, `-$ 1,234.50`, `¥ 1,234.00`; three digits where the minor
 * unit has three: `KWD 1.500`. Returns a dash for an amount that is not a whole number of minor
 * units.
 */
export function formatCurrency({ amount, currency }: MoneyValue): string {
  if (!Number.isSafeInteger(amount)) return missing;
  const digits = minorUnitDigits(currency);
  const text = toMajorUnits(amount, digits, Math.max(2, digits));
  return `${amount < 0 ? '-' : ''}${getSymbol(currency)} ${text}`;
}

/**
 * Returns money in short form, for axes and overviews: unchanged up to 999, then `$ 1.2k` and `$ 3.4m`. Negatives mirror
 * positives.
 */
export function formatShortCurrency({ amount, currency }: MoneyValue): string {
  const size = Math.abs(amount) / 10 ** minorUnitDigits(currency);
  if (!(size > 999)) return formatCurrency({ amount, currency });
  return `${amount < 0 ? '-' : ''}${getSymbol(currency)} ${formatNumber(size)}`;
}

/**
 * Returns money that is known approximately, such as an amount in another currency: `≈ $ 1,234`. Without fraction digits from 10
 * upwards.
 */
export function formatApproximateCurrency({ amount, currency }: MoneyValue): string {
  if (!Number.isSafeInteger(amount)) return missing;
  const unit = 10 ** minorUnitDigits(currency);
  const isWhole = Math.abs(amount) >= 10 * unit;
  const shown = isWhole ? Math.round(amount / unit) * unit : amount;
  const text = formatCurrency({ amount: shown, currency });
  return `≈ ${isWhole ? text.replace(/\.0+$/, '') : text}`;
}

function toAsciiText(text: string): string {
  return toLatinDigits(text)
    .replace(/[．，]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

const majorUnits = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/**
 * Parses an amount that a person typed in major units; blanks, a currency symbol and thousands
 * separators are allowed. Returns minor units, null for an empty text, and NaN for a text that is
 * not an amount of this currency. Never rounds: "1.005" USD is NaN.
 */
export function parseAmount(text: string, currency: string): number | null {
  const digits = minorUnitDigits(currency);
  const bare = toAsciiText(text)
    .replace(/[\s\p{Sc}\p{Cf}]/gu, '')
    .replace(/^[\u2212\u2013]/, '-');
  if (bare === '') return null;
  const [, sign, whole = '', fraction = ''] = majorUnits.exec(bare) ?? [];
  if (sign === undefined || (whole === '' && fraction === '') || fraction.length > digits)
    return NaN;
  const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return NaN;
  return sign === '-' && minor !== 0 ? -minor : minor;
}
