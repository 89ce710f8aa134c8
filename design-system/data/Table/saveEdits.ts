import { defineMessages, type IntlShape } from '../../i18n/intl.ts';
import type { CellEdit, CellError } from './cellEditing.ts';
import type { TableControls } from './tableControls.ts';

/** The texts of editing. */
export const editWords = defineMessages({
  failed: { id: 'ds.table.notSaved', defaultMessage: 'Not saved. Try again.' },
  undone: { id: 'ds.table.undone', defaultMessage: 'Undone' },
  pasted: {
    id: 'ds.table.pasted',
    defaultMessage: '{count, plural, one {# cell pasted} other {# cells pasted}}',
  },
  refused: { id: 'ds.table.refused', defaultMessage: '“{text}” cannot be pasted here.' },
});

/** Gives edits to the portal. Returns the messages of those that were not saved; what was saved can be undone. */
export async function saveEdits(
  controls: TableControls,
  edits: readonly CellEdit<never>[],
  formatMessage: IntlShape['formatMessage'],
): Promise<readonly CellError[]> {
  const previous = edits.map((edit) => {
    const column = controls.getColumns().find(({ id }) => id === edit.columnId);
    return { ...edit, value: column?.value?.(edit.row) };
  });
  const getErrors = async () => (await controls.onCellsEdit(edits)) ?? [];
  const errors = await getErrors().catch(() =>
    edits.map(({ key, columnId }) => ({
      key,
      columnId,
      message: formatMessage(editWords.failed),
    })),
  );
  const isSaved = ({ key, columnId }: CellEdit<never>) =>
    !errors.some((error) => error.key === key && error.columnId === columnId);
  const saved = previous.filter(isSaved);
  if (saved.length > 0) controls.undoStack.push(saved);
  return errors;
}

/** Gives the portal the values before the last edits. */
export async function undoEdits(
  controls: TableControls,
  formatMessage: IntlShape['formatMessage'],
): Promise<boolean> {
  const edits = controls.undoStack.pop();
  if (!edits) return false;
  const errors = await saveEdits(controls, edits, formatMessage);
  // The undone edits are not undone again.
  controls.undoStack.pop();
  for (const { key, columnId, message } of errors) {
    controls.editing.setMessage(key, columnId, message);
  }
  return errors.length === 0;
}
