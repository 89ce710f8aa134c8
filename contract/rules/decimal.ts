import { minorUnitDigits, type MoneyValue } from '@byline/design-system/money';

/** Returns an amount in major units with a dot and no thousands separators, for files: `-1234.50`. */
export function toDecimal({ amount, currency }: MoneyValue): string {
  const digits = minorUnitDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = text.slice(text.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${fraction}` : ''}`;
}
