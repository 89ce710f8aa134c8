/** What a column contains, which decides how it is filtered. Amounts are integers in minor units, dates are ISO texts or Dates. */
export type TableFilterType = 'text' | 'number' | 'amount' | 'date' | 'choice';

/** A filter of a column: a text to find, values to choose from, or bounds, of which both are included. */
export type TableFilter =
  | { contains: string }
  | { values: readonly string[] }
  | { min?: number; max?: number }
  | { from?: string; to?: string };
