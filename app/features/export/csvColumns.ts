import type { MoneyValue } from '@byline/design-system/money';
import { toDay } from '../../api/serverTime.ts';

/** A cell of a CSV file. The currency of an amount is in another cell; a time is in ISO 8601 in UTC, and in the file in the zone of the account. */
export type CsvCell = string | number | MoneyValue | null;

/** A column of a CSV file: its heading, and the value of a row. */
export type CsvColumn<Row> = {
  title: string;
  value: (row: Row) => CsvCell;
};

/** Returns the day of a time in the zone of the account, for the name of a file: `2026-03-05`. */
export function toIsoDay(time: number): string {
  return new Date(toDay(time)).toISOString().slice(0, 10);
}
