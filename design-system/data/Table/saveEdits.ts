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

type FormatMessage = IntlShape['formatMessage'];

/** Gives edits to the portal. Returns the messages of those that were not saved. */
async function sendEdits(
  controls: TableControls,
  edits: readonly CellEdit<never>[],
  formatMessage: FormatMessage,
): Promise<readonly CellError[]> {
  for (const { key, columnId } of edits) controls.editing.setMessage(key, columnId, undefined);
  const getErrors = async () => (await controls.onCellsEdit(edits)) ?? [];
  return getErrors().catch(() =>
    edits.map(({ key, columnId }) => ({
      key,
      columnId,
      message: formatMessage(editWords.failed),
    })),
  );
}

const isIn = (errors: readonly CellError[], { key, columnId }: CellEdit<never>) =>
  errors.some((error) => error.key === key && error.columnId === columnId);

/** Gives edits to the portal. Returns the messages of those that were not saved; what was saved can be undone. */
export async function saveEdits(
  controls: TableControls,
  edits: readonly CellEdit<never>[],
  formatMessage: FormatMessage,
): Promise<readonly CellError[]> {
  const previous = edits.map((edit) => {
    const column = controls.getColumns().find(({ id }) => id === edit.columnId);
    return { ...edit, value: column?.value?.(edit.row) };
  });
  const errors = await sendEdits(controls, edits, formatMessage);
  const saved = previous.filter((edit) => !isIn(errors, edit));
  if (saved.length > 0) controls.undoStack.push(saved);
  return errors;
}

/** Gives the portal the values before the last edits. What it does not save can be undone again. */
export async function undoEdits(
  controls: TableControls,
  formatMessage: FormatMessage,
): Promise<boolean> {
  const edits = controls.undoStack.pop();
  if (!edits) return false;
  const errors = await sendEdits(controls, edits, formatMessage);
  const failed = edits.filter((edit) => isIn(errors, edit));
  if (failed.length > 0) controls.undoStack.push(failed);
  for (const { key, columnId, message } of errors) {
    controls.editing.setMessage(key, columnId, message);
  }
  return errors.length === 0;
}
