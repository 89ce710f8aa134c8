import type { MoneyValue } from '@byline/design-system/money';

/** A cell of a CSV file. The currency of an amount is in another cell; a time is in ISO 8601 in UTC. */
export type CsvCell = string | number | MoneyValue | null;

/** A column of a CSV file: its heading, and the value of a row. */
export type CsvColumn<Row> = {
  title: string;
  value: (row: Row) => CsvCell;
};

/** Returns the day of a time in UTC, for the name of a file: `2026-03-05`. */
export function toIsoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
