import type { IntlShape } from '../../i18n/intl.ts';
import { findCell } from './cellFocus.ts';
import { CellEditor, RowEditors } from './EditableContent.tsx';
import type { TableControls } from './tableControls.ts';

const ownPresses =
  '[data-part="cell-editor"], a, button, input, label, select, textarea, [role="menuitem"]';

/**
 * Keeps presses and Enter on cells that can be edited from selecting or opening their row: the user works in the cell. React Aria would take
 * them as presses on the row. Returns a function that ends it.
 */
function keepSelection(table: HTMLElement, controls: TableControls): () => void {
  const end = new AbortController();
  const keep = (event: Event) => {
    const target = event.target as Element;
    if (target.closest(ownPresses)) return;
    const place = findCell(controls, target);
    const column = controls.getColumns().find(({ id }) => id === place?.columnId);
    if (place && column?.renderEditor && controls.findRow(place.key) !== undefined) {
      event.stopPropagation();
    }
  };
  const options = { signal: end.signal, capture: true };
  table.addEventListener('click', keep, options);
  table.addEventListener('keydown', (event) => event.key === 'Enter' && keep(event), options);
  return () => end.abort();
}

/** Loads the code that edits cells, and lets it watch the table. Returns a function that ends it. */
export function watchEditing(
  table: HTMLElement,
  controls: TableControls,
  formatMessage: IntlShape['formatMessage'],
): () => void {
  let stop: (() => void) | undefined;
  let isNeeded = true;
  if (controls.isEditedByRow()) RowEditors.preload();
  else CellEditor.preload();
  const endPresses = keepSelection(table, controls);
  import('./tableEditing.ts').then(
    (module) => {
      if (isNeeded) stop = module.watchEditing(table, controls, formatMessage);
    },
    // Without the code, cells only show their values; the next visit of the page loads it.
    () => undefined,
  );
  return () => {
    isNeeded = false;
    endPresses();
    stop?.();
  };
}
