import type { SortDescriptor } from 'react-stately';
import type { TableColumn, TableValue } from './tableColumn.ts';

/** Returns the functions that return the values to sort by, for the columns that have one. */
export function listSortValues<Row>(
  columns: readonly TableColumn<Row>[],
  sorts: readonly SortDescriptor[],
): { getValue: (row: Row) => TableValue; direction: 1 | -1 }[] {
  return sorts.flatMap(({ column: id, direction }) => {
    const column = columns.find((one) => one.id === id);
    const getValue = column?.sortValue ?? column?.value;
    return getValue ? [{ getValue, direction: direction === 'descending' ? -1 : 1 }] : [];
  });
}

// Compared with NaN, every number is equal, so that the other rows would not be in order either.
const isEmpty = (value: TableValue) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value !== 'string' && Number.isNaN(Number(value)));

const toOrder = (value: TableValue): string | number =>
  typeof value === 'string' ? value : Number(value);

function createComparison(locale: string) {
  const collator = new Intl.Collator(locale, { numeric: true });
  return (a: TableValue, b: TableValue, direction: 1 | -1): number => {
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    const [first, second] = [toOrder(a), toOrder(b)];
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : collator.compare(String(first), String(second));
    return order * direction;
  };
}

/**
 * Returns the rows sorted by the values of one or several columns: texts in the order of a language, empty values and NaN last in
 * both directions. Columns without values do not count. The sort is stable.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sorts: readonly SortDescriptor[],
  locale: string,
): readonly Row[] {
  const keys = listSortValues(columns, sorts);
  if (keys.length === 0) return rows;
  const compare = createComparison(locale);
  // Each value is read once: reading it in every comparison would dominate in long tables.
  const values = keys.map(({ getValue }) => rows.map(getValue));
  const indexes = rows.map((_, index) => index);
  indexes.sort((a, b) => {
    for (const [key, { direction }] of keys.entries()) {
      const order = compare(values[key]?.[a], values[key]?.[b], direction);
      if (order !== 0) return order;
    }
    return a - b;
  });
  return indexes.map((index) => rows[index] as Row);
}
