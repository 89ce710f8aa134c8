import type { IntlShape } from '../../i18n/intl.ts';
import { defineMessages } from '../../i18n/intl.ts';
import { announce } from '../../internal/announcer.ts';
import { builtInRules } from '../../validation/rules.ts';
import type { CellEdit } from './cellEditing.ts';
import type { CellPlace } from './cellFocus.ts';
import { listRange } from './cellRange.ts';
import { readPasted } from './pastedValue.ts';
import { saveEdits } from './saveEdits.ts';
import type { TableControls } from './tableControls.ts';

const words = defineMessages({
  cleared: {
    id: 'ds.table.cellsCleared',
    defaultMessage: '{count, plural, one {# cell cleared} other {# cells cleared}}',
  },
});

/** Returns the first cell of the range of a table. */
export function getRangeStart(controls: TableControls): CellPlace | undefined {
  const range = listRange(controls);
  const [key, column] = [range?.keys[0], range?.columns[0]];
  return key === undefined || !column ? undefined : { key, columnId: column.id };
}

/** Returns the cells of a pasted text; a single one fills the range of a table. */
export function fillRange(controls: TableControls, cells: string[][]): string[][] {
  const range = listRange(controls);
  const [first] = cells;
  const [text] = first ?? [];
  if (!range || text === undefined || cells.length > 1 || (first && first.length > 1)) return cells;
  return range.keys.map(() => range.columns.map(() => text));
}

/**
 * Clears the cells of the range of a table, or else the focused cell: with what `parseText` makes of an empty text. A cell that must not be
 * empty gets a message.
 */
export async function clearCells(
  controls: TableControls,
  focused: CellPlace,
  formatMessage: IntlShape['formatMessage'],
): Promise<void> {
  const focusedColumn = controls.getShownColumns().find(({ id }) => id === focused.columnId);
  const { keys, columns } = listRange(controls) ?? {
    keys: [focused.key],
    columns: focusedColumn ? [focusedColumn] : [],
  };
  const edits: CellEdit<never>[] = [];
  /** The message of the first cell that was not cleared. */
  let refusal: string | undefined;
  for (const key of keys) {
    const row = controls.findRow(key);
    if (row === undefined) continue;
    for (const column of columns) {
      if (!column.renderEditor || !column.parseText || (column.value?.(row) ?? '') === '') continue;
      const { value, message } = readPasted(column, '', row);
      if (value !== undefined) edits.push({ key, row, columnId: column.id, value });
      else {
        const reason = message ?? formatMessage(builtInRules.required.message);
        controls.editing.setMessage(key, column.id, reason);
        refusal ??= reason;
      }
    }
  }
  const errors = edits.length > 0 ? await saveEdits(controls, edits, formatMessage) : [];
  for (const { key, columnId, message } of errors) {
    controls.editing.setMessage(key, columnId, message);
    refusal ??= message;
  }
  const count = edits.length - errors.length;
  if (count > 0) announce(formatMessage(words.cleared, { count }));
  if (refusal) announce(refusal);
}
