import type { TableView } from './tableView.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const isOneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);

const listEntries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

const filterParts: Readonly<Record<string, Check>> = {
  contains: isText,
  values: (value) => Array.isArray(value) && value.every(isText),
  minValue: isNumber,
  maxValue: isNumber,
  from: isText,
  to: isText,
};

/** Whether a value has at least one bound, text or list to filter by, and nothing else. JSON leaves out bounds that are undefined. */
const isFilter: Check = (value) => {
  const parts = listEntries(value).filter(([, part]) => part !== undefined);
  return parts.length > 0 && parts.every(([name, part]) => filterParts[name]?.(part) === true);
};

const isSort: Check = (value) => {
  const sort = Object.fromEntries(listEntries(value));
  const { column, direction } = sort;
  return (isText(column) || isNumber(column)) && isOneOf('ascending', 'descending')(direction);
};

/** Each returns the valid part of a value. */
const list = (check: Check) => (value: unknown) =>
  Array.isArray(value) ? value.filter(check) : undefined;
const entries = (check: Check) => (value: unknown) =>
  Object.fromEntries(listEntries(value).filter(([, one]) => check(one)));
const only = (check: Check) => (value: unknown) => (check(value) ? value : undefined);

const parsers: Record<keyof TableView, (value: unknown) => unknown> = {
  sorts: list(isSort),
  filters: entries(isFilter),
  columnOrder: list(isText),
  hiddenColumns: list(isText),
  pinnedColumns: entries(isOneOf('start', 'end', 'none')),
  columnWidths: entries((value) => isNumber(value) && Number(value) > 0),
  groupBy: list(isText),
  collapsedGroups: list(isText),
  density: only(isOneOf('comfortable', 'compact')),
  page: only(isNumber),
};

/** Returns the valid parts of a view, which may come from an old release, another program or an address. */
export function readStoredView(view: unknown): TableView {
  return Object.fromEntries(
    listEntries(view).flatMap(([name, value]) => {
      const parse = name in parsers ? parsers[name as keyof TableView] : undefined;
      const part = parse?.(value);
      return part === undefined ? [] : [[name, part]];
    }),
  );
}
