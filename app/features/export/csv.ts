import Papa from 'papaparse';
import { csvOptions } from '../../../contract/rules/csv.ts';
import type { CsvColumn } from './csvColumns.ts';

/** The MIME type of the files. */
export const csvType = 'text/csv;charset=utf-8';

// Without this mark, spreadsheets read UTF-8 as a local encoding, which breaks every Arabic and Chinese text.
const byteOrderMark = '\uFEFF';

/** Returns a CSV file (RFC 4180) that a spreadsheet reads correctly, and in which no text is run as a formula. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const fields = columns.map(({ title }) => title);
  const data = rows.map((row) => columns.map(({ value }) => value(row) ?? ''));
  return byteOrderMark + Papa.unparse({ fields, data }, csvOptions);
}
