import Papa from 'papaparse';
import type { CsvColumn } from './csvColumns.ts';

/** The MIME type of the files. */
export const csvType = 'text/csv;charset=utf-8';

// Spreadsheets run texts that start like this as formulas, with full-width signs too. A negative number is none.
const formula = /^(?:[=+@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]|-(?!\d+(?:\.\d+)?$))/;

// Without this mark, spreadsheets read UTF-8 as a local encoding, which breaks every Arabic and Chinese text.
const byteOrderMark = '\uFEFF';

/** Returns a CSV file (RFC 4180) that a spreadsheet reads correctly, and in which no text is run as a formula. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const fields = columns.map(({ title }) => title);
  const data = rows.map((row) => columns.map(({ value }) => value(row) ?? ''));
  return byteOrderMark + Papa.unparse({ fields, data }, { escapeFormulae: formula });
}
