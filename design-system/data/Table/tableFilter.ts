import type { ReactNode } from 'react';
import type { ColumnFilterItem, TableFilter, TableFilters } from './columnFilter.ts';
import { containsText } from '../../formatters/foldText.ts';
import { getIntl } from '../../formatters/intlCache.ts';
import { calendarDay } from '../../internal/calendarDay.ts';
import type { TableColumn, TableValue } from './tableColumn.ts';

/** Returns a value as the id of an option. Empty values, and dates that are invalid, have the empty text. */
export function toOptionId(value: TableValue): string {
  if (!(value instanceof Date)) return String(value ?? '');
  return Number.isNaN(value.getTime()) ? '' : value.toISOString();
}

/**
 * Returns the day of a value as an ISO text, which sorts as the days do: of an instant, its day in a time zone, by default the zone of
 * the device.
 */
export function toDay(value: TableValue, timeZone: string | undefined): string {
  const text = toOptionId(value);
  if (calendarDay.test(text) || text === '') return text;
  const time = new Date(typeof value === 'number' ? value : text);
  if (Number.isNaN(time.getTime())) return '';
  // Swedish writes days in the format of ISO 8601.
  return getIntl(Intl.DateTimeFormat, 'sv', { timeZone, dateStyle: 'short' }).format(time);
}

/** Returns whether a value passes a filter. */
export function passesFilter(
  value: TableValue,
  filter: TableFilter,
  timeZone: string | undefined,
): boolean {
  if ('contains' in filter) return containsText(toOptionId(value), filter.contains);
  if ('values' in filter) {
    return filter.values.length === 0 || filter.values.includes(toOptionId(value));
  }
  if ('from' in filter || 'to' in filter) {
    const day = toDay(value, timeZone);
    return day !== '' && day >= (filter.from ?? '') && day <= (filter.to ?? '9999-99-99');
  }
  const { minValue = -Infinity, maxValue = Infinity } = filter as {
    minValue?: number;
    maxValue?: number;
  };
  const number = value === null || value === '' ? NaN : Number(value);
  return number >= minValue && number <= maxValue;
}

/** Returns what a filter is checked against: the columns with a filter and a `value`. */
export function listFilters<Row>(columns: readonly TableColumn<Row>[], filters: TableFilters) {
  return columns.flatMap(({ id, value }) => {
    const filter = filters[id];
    return filter && value ? [{ filter, getValue: value }] : [];
  });
}

/** Returns the rows that pass all filters. Filters of columns without a `value` do not count. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: TableFilters,
  timeZone: string | undefined,
): readonly Row[] {
  const checks = listFilters(columns, filters);
  if (checks.length === 0) return rows;
  return rows.filter((row) =>
    checks.every(({ filter, getValue }) => passesFilter(getValue(row), filter, timeZone)),
  );
}

/** Returns filters without the one of a column, or with another. */
export function setFilter(
  filters: TableFilters,
  id: string,
  filter: TableFilter | undefined,
): TableFilters {
  const { [id]: _previous, ...others } = filters;
  return filter ? { ...others, [id]: filter } : others;
}

/** Returns the values of a column as options with the number of rows that pass the filters of the other columns. */
export function listFilterOptions<Row>(
  column: TableColumn<Row>,
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: TableFilters,
  { locale, timeZone }: { locale: string; timeZone: string | undefined },
): ColumnFilterItem[] {
  const getValue = column.value;
  if (!getValue) return [];
  const options = new Map<string, { label: ReactNode; count: number }>();
  for (const row of rows) {
    const id = toOptionId(getValue(row));
    if (!options.has(id)) options.set(id, { label: column.cell(row), count: 0 });
  }
  for (const row of filterRows(rows, columns, setFilter(filters, column.id, undefined), timeZone)) {
    const option = options.get(toOptionId(getValue(row)));
    if (option) option.count += 1;
  }
  const collator = new Intl.Collator(locale, { numeric: true });
  return [...options]
    .map(([id, option]) => ({ id, ...option }))
    .toSorted((a, b) => collator.compare(a.id, b.id));
}
