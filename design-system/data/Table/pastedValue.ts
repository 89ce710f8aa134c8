import type { TableColumn } from './tableColumn.ts';

/** What a column makes of a pasted text: a value, or the message of a rule that it breaks; neither if the column cannot read it. */
export type PastedValue = { value?: unknown; message?: string | undefined };

/** Reads a pasted text for a cell. */
export function readPasted<Row>(column: TableColumn<Row>, text: string, row: Row): PastedValue {
  const value = column.renderEditor ? column.parseText?.(text, row) : undefined;
  // What is not a number would be saved as null in JSON.
  if (value === undefined || Number.isNaN(value)) return {};
  const message = column.validate?.(value, row);
  return message ? { message } : { value };
}
