import { missing } from './missing.ts';

/** An amount of money: whole minor units, `{ amount: 123450, currency: 'USD' }` is 1,234.50 dollars. */
export type MoneyValue = {
  /** In the smallest unit of the currency; negative for money that goes out. */
  amount: number;
  /** Its ISO 4217 code. */
  currency: string;
};

// ISO 4217 currencies whose smallest unit is not a hundredth; written down, since engines differ.
const withoutMinorUnit = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const withThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** How many digits stand after the dot: 2, or 0 and 3 for the currencies that have it so. */
export function fractionDigitsOf(currency: string): number {
  if (withoutMinorUnit.has(currency)) return 0;
  return withThousandths.has(currency) ? 3 : 2;
}

const symbols = new Map<string, string>();

function symbolOf(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  let symbol = currency;
  try {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
    symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    // Not the form of a code: it is shown as it came.
  }
  symbols.set(currency, symbol);
  return symbol;
}

/**
 * Money: symbol, a space, comma thousands, dot, the currency's fraction digits: `$ 1,234.50`, `-$ 1,234.50`,
 * `¥ 1,234`, `SAR 10.00`. Digits are moved as text, never divided. Specification, section 9.
 */
export function formatCurrency({ amount, currency }: MoneyValue): string {
  if (!Number.isSafeInteger(amount)) return missing;
  const digits = fractionDigitsOf(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = digits > 0 ? `.${text.slice(-digits)}` : '';
  return `${amount < 0 ? '-' : ''}${symbolOf(currency)} ${whole}${fraction}`;
}
