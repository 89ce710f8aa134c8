import { announce } from '../../internal/announcer.ts';
import type { IntlShape } from '../../i18n/intl.ts';
import type { CellEdit } from './cellEditing.ts';
import { findCell, type CellPlace } from './cellFocus.ts';
import { listDataColumns } from './cellRange.ts';
import { parseCells } from './clipboard.ts';
import { editors, openEditor } from './openEditor.ts';
import { clearCells, fillRange, getRangeStart } from './rangeEdits.ts';
import { readPasted } from './pastedValue.ts';
import { editWords, saveEdits, undoEdits } from './saveEdits.ts';
import { isAppleDevice } from '../../navigation/ShortcutList/strokes.ts';
import type { TableControls } from './tableControls.ts';

type FormatMessage = IntlShape['formatMessage'];

/** The key code of every key that an input method takes. */
const composed = 229;

/** Whether a key writes: a letter, also by AltGr or by Option on a Mac, an accent, or the first key of an input method. */
function isTyping(event: KeyboardEvent): boolean {
  const { key, keyCode, ctrlKey, metaKey, altKey } = event;
  if (key === 'Dead' || key === 'Process' || keyCode === composed) return true;
  if (key.length !== 1 || key === ' ' || metaKey) return false;
  // On Windows, AltGr counts as Ctrl and Alt.
  if (event.getModifierState('AltGraph')) return true;
  return !ctrlKey && (!altKey || isAppleDevice());
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;

const textFields =
  'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]:not([contenteditable="false"])';

/** Pastes cells from the focused one on. Texts that a column refuses get a message at their cell. */
async function pasteCells(
  controls: TableControls,
  start: CellPlace,
  text: string,
  formatMessage: FormatMessage,
): Promise<void> {
  const keys = controls.getRowKeys();
  const columns = listDataColumns(controls);
  const firstRow = keys.indexOf(start.key);
  const firstColumn = columns.findIndex(({ id }) => id === start.columnId);
  const edits: CellEdit<never>[] = [];
  /** The message of the first cell that was refused. */
  let refusal: string | undefined;
  function refuse({ key, columnId }: CellPlace, message: string): void {
    controls.editing.setMessage(key, columnId, message);
    refusal ??= message;
  }
  for (const [rowOffset, cells] of fillRange(controls, parseCells(text)).entries()) {
    const key = keys[firstRow + rowOffset];
    const row = key === undefined ? undefined : controls.findRow(key);
    if (key === undefined || row === undefined) break;
    for (const [columnOffset, cell] of cells.entries()) {
      const column = columns[firstColumn + columnOffset];
      if (!column) break;
      const { value, message } = readPasted(column, cell, row);
      const place = { key, columnId: column.id };
      if (value === undefined)
        refuse(place, message ?? formatMessage(editWords.refused, { text: cell }));
      else edits.push({ ...place, row, value });
    }
  }
  const errors = edits.length > 0 ? await saveEdits(controls, edits, formatMessage) : [];
  for (const { message, ...place } of errors) refuse(place, message);
  const count = edits.length - errors.length;
  if (count > 0) announce(formatMessage(editWords.pasted, { count }));
  if (refusal) announce(refusal);
}

/**
 * Lets keys, double clicks and the clipboard edit the cells of a table: Enter, F2 or a letter begins, Ctrl+Z undoes the last edit. Returns
 * a function that ends it.
 */
export function watchEditing(
  table: HTMLElement,
  controls: TableControls,
  formatMessage: FormatMessage,
): () => void {
  const end = new AbortController();
  const options = { signal: end.signal, capture: true };
  const findEditable = (element: Element): CellPlace | undefined => {
    if (element.closest(editors)) return undefined;
    const place = findCell(controls, element);
    const column = controls.getColumns().find(({ id }) => id === place?.columnId);
    const isRow = place !== undefined && controls.findRow(place.key) !== undefined;
    return column?.renderEditor && isRow ? place : undefined;
  };
  /** Returns the first cell of a row that is edited whole. */
  const findFirstEditable = (element: Element): CellPlace | undefined => {
    if (!controls.isEditedByRow() || !element.matches('[data-part="body-row"]')) return;
    const cells = element.querySelectorAll('[data-part="cell"]');
    return [...cells].map(findEditable).find((place) => place !== undefined);
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  table.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element;
      if (target.closest(editors)) return;
      if (isUndo(event)) {
        // A field in a row or its details undoes its own text.
        if (target.closest(textFields)) return;
        stop(event);
        void undoEdits(controls, formatMessage).then(
          (isDone) => isDone && announce(formatMessage(editWords.undone)),
        );
        return;
      }
      const isCell = target.matches('[data-part="cell"]');
      const focused = isCell ? findCell(controls, target) : undefined;
      if (event.key === 'Delete' && focused) {
        stop(event);
        void clearCells(controls, focused, formatMessage);
        return;
      }
      const place = isCell ? findEditable(target) : event.key === 'F2' && findFirstEditable(target);
      if (!place) return;
      if (event.key === 'Enter' || event.key === 'F2') {
        stop(event);
        openEditor(table, controls, place, false);
      } else if (isTyping(event)) {
        event.stopPropagation();
        openEditor(table, controls, place, true);
      }
    },
    options,
  );
  table.addEventListener(
    'dblclick',
    (event) => {
      const place = findEditable(event.target as Element);
      if (!place) return;
      stop(event);
      openEditor(table, controls, place, false);
    },
    options,
  );
  table.addEventListener(
    'paste',
    (event) => {
      const target = event.target as Element;
      const place = target.matches('[data-part="cell"]') ? findCell(controls, target) : undefined;
      const text = event.clipboardData?.getData('text/plain');
      if (!place || !text) return;
      stop(event);
      void pasteCells(controls, getRangeStart(controls) ?? place, text, formatMessage);
    },
    options,
  );
  return () => end.abort();
}
