import type { ReactNode } from 'react';

/** A value that users can choose in the filter of a column, and the number of rows with it. */
export type ColumnFilterItem = { id: string; label: ReactNode; count?: number };

/**
 * How users filter rows by a column: by a text in its value, by bounds, or by choosing values. The items of a choice are by default
 * the values of all rows; of rows at a server, give them. Amounts need the `currency` of the column.
 */
export type ColumnFilter =
  | { type: 'text' | 'number' | 'amount' | 'date' }
  | { type: 'choice'; items?: readonly ColumnFilterItem[] };

/**
 * A filter of a column: a text to find, values to choose from, or bounds, of which both are included. Amounts are integers in minor
 * units; days are ISO texts such as `2026-11-30`.
 */
export type TableFilter =
  | { contains: string }
  | { values: readonly string[] }
  | { minValue?: number | undefined; maxValue?: number | undefined }
  | { from?: string | undefined; to?: string | undefined };

/** The filters of a view by column id. */
export type TableFilters = Readonly<Record<string, TableFilter>>;
