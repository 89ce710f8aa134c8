import { toDecimal } from '@byline/design-system/money';
import Papa from 'papaparse';
import { toWallTime } from '../../../contract/rules/timeZones.ts';
import { csvOptions } from '../../../contract/rules/csv.ts';
import { getAccountZone } from '../../api/accountZone.ts';
import type { CsvCell, CsvColumn } from './csvColumns.ts';

/** The MIME type of the files. */
export const csvType = 'text/csv;charset=utf-8';

// Without this mark, spreadsheets read UTF-8 as a local encoding, which breaks every Arabic and Chinese text.
const byteOrderMark = '\uFEFF';
const timeInUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Returns the decimal mark and the separator of cells with which the spreadsheets of a region read CSV files. */
function getMarks(region: string | undefined): { decimalMark: string; delimiter: string } {
  const format = new Intl.NumberFormat(region);
  const hasComma = format
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',');
  const isArabic = format.resolvedOptions().locale.startsWith('ar');
  return { decimalMark: hasComma ? ',' : '.', delimiter: hasComma || isArabic ? ';' : ',' };
}

// Spreadsheets read `2026-03-05 14:30:00` as a time, and ISO 8601 as a text.
function toLocalTime(time: string): string {
  const wallTime = toWallTime(Date.parse(time), getAccountZone());
  return new Date(wallTime).toISOString().slice(0, '2026-03-05T14:30:00'.length).replace('T', ' ');
}

function toText(cell: CsvCell, decimalMark: string): string | number {
  if (cell === null) return '';
  if (typeof cell === 'object') return toDecimal(cell).replace('.', decimalMark);
  return typeof cell === 'string' && timeInUtc.test(cell) ? toLocalTime(cell) : cell;
}

/**
 * Returns a CSV file that a spreadsheet of the region reads correctly, and in which no text is run as a formula. The region is a locale; by
 * default the one of the browser, because a spreadsheet follows the region of the device too. Times are in the zone of the account, as on
 * the pages.
 */
export function toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  region?: string,
): string {
  const { decimalMark, delimiter } = getMarks(region);
  const fields = columns.map(({ title }) => title);
  const data = rows.map((row) => columns.map(({ value }) => toText(value(row), decimalMark)));
  return byteOrderMark + Papa.unparse({ fields, data }, { ...csvOptions, delimiter });
}
