import { createFormats, type Formats } from '../../formatters/formats.ts';
import { toDecimal, type MoneyValue } from '../../formatters/minorUnits.ts';
import { calendarDay } from '../../internal/calendarDay.ts';
import { guardFormula } from './delimitedText.ts';
import { getNodeText, readNode, unknownText } from './nodeText.ts';
import type { TableColumn, TableValue } from './tableColumn.ts';

/** How cells are written: for programs, or for people and their spreadsheets in the language of the page. */
export type CellStyle = {
  style: 'machine' | 'locale';
  formats: Formats | string;
  /** How instants are written: in UTC, or as the time of the page's zone, which spreadsheets read as a time. By default as the style says. */
  dates?: 'iso' | 'local';
  /** The decimal sign. By default as the style and the formats say. */
  decimal?: '.' | ',';
};

/** A column of a CSV file. The columns of a `Table` are such columns, too. */
export type CsvColumn<Row> = Pick<TableColumn<Row>, 'id' | 'header' | 'textValue' | 'currency'> & {
  /** Renders the cell. With the style `locale`, its text is written; without `value`, always. */
  cell?: TableColumn<Row>['cell'];
  /** Returns the value. Amounts of several currencies are values with their currency, which needs another column. */
  value?: (row: Row) => TableValue | MoneyValue;
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/** Returns the decimal sign and the separator of cells of spreadsheets in a language. */
export function getSigns({ locale, moneySeparators }: Formats): {
  decimal: '.' | ',';
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

/** Returns a function that writes an instant as the date and time of a zone, such as `2026-03-05 14:30:00`. */
function createLocalTime(timeZone: string | undefined): (instant: string) => string {
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (text) => {
    const parts = new Map(
      clock.formatToParts(new Date(text)).map(({ type, value }) => [type, value]),
    );
    const join = (separator: string, types: Intl.DateTimeFormatPartTypes[]) =>
      types.map((type) => parts.get(type)).join(separator);
    return `${join('-', ['year', 'month', 'day'])} ${join(':', ['hour', 'minute', 'second'])}`;
  };
}

/**
 * Returns a function that writes the cell of a row as text. Texts that a spreadsheet would run as a formula are guarded; numbers have no
 * groups of digits, which spreadsheets of some languages do not read.
 */
export function createCellWriter(options: CellStyle) {
  const { style, formats: given, dates = style === 'machine' ? 'iso' : 'local' } = options;
  const formats = typeof given === 'string' ? createFormats(given) : given;
  const isLocale = style === 'locale';
  const { decimal = isLocale ? getSigns(formats).decimal : '.' } = options;
  const writeLocalTime = remember(createLocalTime(formats.timeZone));

  function writeDate(text: string): string | undefined {
    if (calendarDay.test(text)) return text;
    if (!instant.test(text) || Number.isNaN(Date.parse(text))) return undefined;
    return dates === 'iso' ? text : writeLocalTime(text);
  }

  function writeNumber(value: number, currency: string | undefined): string {
    if (!Number.isFinite(value)) return '';
    const isAmount = currency !== undefined && Number.isSafeInteger(value);
    const text = isAmount ? toDecimal({ amount: value, currency }) : String(value);
    return decimal === '.' ? text : text.replace('.', decimal);
  }

  return function writeCell<Row>(column: CsvColumn<Row>, row: Row): string {
    const value = column.value?.(row);
    if (typeof value === 'number') return writeNumber(value, column.currency);
    if (typeof value === 'object' && value && 'amount' in value) {
      return writeNumber(value.amount, value.currency);
    }
    if (value instanceof Date) {
      if (Number.isNaN(value.getTime())) return '';
      return writeDate(value.toISOString()) ?? '';
    }
    const date = typeof value === 'string' ? writeDate(value) : undefined;
    if (date !== undefined) return date;
    if (!column.value) return guardFormula(getNodeText(column.cell?.(row)));
    const shown = isLocale ? readNode(column.cell?.(row)) : '';
    // A component without children, such as an icon, may show more than is known.
    return guardFormula(shown && !shown.includes(unknownText) ? shown : String(value ?? ''));
  };
}
