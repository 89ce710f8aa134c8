import { useState } from 'react';
import type { TableControls } from './tableControls.ts';

type Current = Omit<TableControls, 'getRows' | 'getColumns' | 'getView' | 'getSorts'> & {
  rows: readonly unknown[];
  columns: ReturnType<TableControls['getColumns']>;
  view: ReturnType<TableControls['getView']>;
  sorts: ReturnType<TableControls['getSorts']>;
};

/** Stores the current values; `controls` is one object that returns them. */
function createControls(first: Current) {
  let current = first;
  const controls: TableControls = {
    getRows: () => current.rows as readonly never[],
    getColumns: () => current.columns,
    getView: () => current.view,
    getSorts: () => current.sorts,
    setView: (view) => current.setView(view),
    setSorts: (sorts) => current.setSorts(sorts),
    layout: first.layout,
  };
  return {
    controls,
    update: (next: Current) => {
      current = next;
    },
  };
}

/** Returns the controls of a table for the menus of its headings. */
export function useTableControls(current: Current): TableControls {
  const [{ controls, update }] = useState(() => createControls(current));
  update(current);
  return controls;
}
