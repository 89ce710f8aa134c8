import { minorUnitDigits, type MoneyValue } from '@byline/design-system/money';

/** A column of a CSV file: its heading, and the value of a row. */
export type CsvColumn<Row> = {
  title: string;
  value: (row: Row) => string | number | null;
};

/** Returns an amount in major units with a dot and no thousands separators, for calculations: `-1234.50`. */
export function toDecimal({ amount, currency }: MoneyValue): string {
  const digits = minorUnitDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = text.slice(text.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${fraction}` : ''}`;
}

/** Returns the day of a time in UTC, for the name of a file: `2026-03-05`. */
export function toIsoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
