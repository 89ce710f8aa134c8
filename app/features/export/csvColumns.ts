/** A column of a CSV file: its heading, and the value of a row. */
export type CsvColumn<Row> = {
  title: string;
  value: (row: Row) => string | number | null;
};

/** Returns the day of a time in UTC, for the name of a file: `2026-03-05`. */
export function toIsoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
