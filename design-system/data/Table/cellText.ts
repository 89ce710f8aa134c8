import { createFormats, type Formats } from '../../formatters/formats.ts';
import { toDecimal } from '../../formatters/minorUnits.ts';
import { calendarDay } from '../../internal/calendarDay.ts';
import { guardFormula } from './delimitedText.ts';
import { getNodeText, readNode, unknownText } from './nodeText.ts';
import type { TableColumn } from './tableColumn.ts';

/** How cells are written: for programs, or for people and their spreadsheets in the language of the page. */
export type CellStyle = {
  style: 'machine' | 'locale';
  formats: Formats | string;
  /** How days and instants are written. By default as the style says. */
  dates?: 'iso' | 'locale';
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Returns the decimal sign and the separator of cells of spreadsheets in a language. */
export function getSigns({ locale, moneySeparators }: Formats): {
  decimal: string;
  separator: ',' | ';';
} {
  const decimal = moneySeparators.decimal === ',' ? ',' : '.';
  // Spreadsheets of Arabic regions have a decimal point and no comma between cells.
  const hasComma = decimal === '.' && !locale.startsWith('ar');
  return { decimal, separator: hasComma ? ',' : ';' };
}

/** Returns a function that remembers its results: columns of dates have the same ones again and again. */
function remember(format: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    let result = results.get(text);
    if (result === undefined) {
      result = format(text);
      results.set(text, result);
    }
    return result;
  };
}

/**
 * Returns a function that writes the cell of a row as text. Texts that a spreadsheet would run as a formula are guarded; numbers have no
 * groups of digits, which spreadsheets of some languages do not read.
 */
export function createCellWriter(options: CellStyle) {
  const { style, formats: given, dates = style === 'machine' ? 'iso' : 'locale' } = options;
  const formats = typeof given === 'string' ? createFormats(given) : given;
  const isLocale = style === 'locale';
  const { decimal } = isLocale ? getSigns(formats) : { decimal: '.' };
  const formatDay = remember((text) => formats.date(text));
  const formatInstant = remember((text) => formats.dateTime(text));

  function writeDate(text: string): string | undefined {
    if (calendarDay.test(text)) return dates === 'iso' ? text : formatDay(text);
    if (instant.test(text)) return dates === 'iso' ? text : formatInstant(text);
    return undefined;
  }

  function writeNumber(value: number, currency: string | undefined): string {
    if (!Number.isFinite(value)) return '';
    const isAmount = currency !== undefined && Number.isSafeInteger(value);
    const text = isAmount ? toDecimal({ amount: value, currency }) : String(value);
    return decimal === '.' ? text : text.replace('.', decimal);
  }

  return function writeCell<Row>(column: TableColumn<Row>, row: Row): string {
    const value = column.value?.(row);
    if (typeof value === 'number') return writeNumber(value, column.currency);
    if (value instanceof Date) {
      if (Number.isNaN(value.getTime())) return '';
      return writeDate(value.toISOString()) ?? '';
    }
    const date = typeof value === 'string' ? writeDate(value) : undefined;
    if (date !== undefined) return date;
    if (!column.value) return guardFormula(getNodeText(column.cell(row)));
    const shown = isLocale ? readNode(column.cell(row)) : '';
    // A component without children, such as an icon, may show more than is known.
    return guardFormula(shown && !shown.includes(unknownText) ? shown : String(value ?? ''));
  };
}
