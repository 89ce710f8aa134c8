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
  // `Intl` accepts codes in lower case too, in which some payment providers send them.
  const code = currency.toUpperCase();
  if (withoutMinorUnit.has(code)) return 0;
  return withThousandths.has(code) ? 3 : 2;
}

/** Returns an amount in major units as a decimal number without rounding, for `Intl` and for files: `-1234.50`. */
export function toDecimal({ amount, currency }: MoneyValue): `${number}` {
  const digits = minorUnitDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = text.slice(text.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${fraction}` : ''}` as `${number}`;
}

/** Returns the minor units of a decimal number with at most the currency's digits, or NaN beyond the safe integers. */
export function fromDecimal(decimal: string, currency: string): number {
  // The decimal point is moved in the text, because a multiplication could round.
  const [whole = '', fraction = ''] = decimal.split('.');
  const amount = Number(whole + fraction.padEnd(minorUnitDigits(currency), '0'));
  // Adding 0 turns -0 into 0.
  return Number.isSafeInteger(amount) ? amount + 0 : NaN;
}
