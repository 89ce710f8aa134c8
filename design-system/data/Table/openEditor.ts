import { flushSync } from 'react-dom';
import type { CellPlace } from './cellFocus.ts';
import { focusField } from './editorFocus.ts';
import type { TableControls } from './tableControls.ts';

/** A selector of what contains the fields of a cell or row that is edited. */
export const editors = '[data-part="cell-editor"], [data-part="field-host"]';

/**
 * Opens the editor of a cell or its row at once, so that a pressed key is typed into its field. With `selects`, what is typed replaces the
 * content.
 */
export function openEditor(
  table: Element,
  controls: TableControls,
  { key, columnId }: CellPlace,
  selects: boolean,
): void {
  controls.editing.setMessage(key, columnId, undefined);
  flushSync(() => {
    if (controls.isEditedByRow()) controls.editing.openRow(key, columnId, table);
    else controls.editing.setStatus(key, columnId, 'editing');
  });
  // A row that is edited already has the focus elsewhere.
  focusField(controls.editing.getRow(key)?.containers.get(columnId) ?? null);
  const field = table.querySelector<HTMLInputElement>(`:is(${editors}) input:focus`);
  if (selects) field?.select();
}
