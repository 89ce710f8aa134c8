import type { IntlShape } from '../../i18n/intl.ts';
import { CellEditor, RowEditors } from './EditableContent.tsx';
import type { TableControls } from './tableControls.ts';

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
  import('./tableEditing.ts').then(
    (module) => {
      if (isNeeded) stop = module.watchEditing(table, controls, formatMessage);
    },
    // Without the code, cells only show their values; the next visit of the page loads it.
    () => undefined,
  );
  return () => {
    isNeeded = false;
    stop?.();
  };
}
