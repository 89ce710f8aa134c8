import { useState } from 'react';
import type { FixedControls } from './createControls.ts';
import type { TableControls, TableSnapshot } from './tableControls.ts';

/** Creates what a table without features uses of the controls. */
function createPlainControls(first: TableSnapshot, fixed: FixedControls) {
  let current = first;
  return {
    controls: {
      ...fixed,
      getView: () => current.model.view,
      setSelection: (keys) => current.setSelection(keys),
      // Only features use the others.
    } as Partial<TableControls> as TableControls,
    update: (next: TableSnapshot) => {
      current = next;
    },
  };
}

/** Returns the controls of a table. `fixed` has the same values at each render. */
export function useTableControls(current: TableSnapshot, fixed: FixedControls): TableControls {
  const [{ controls, update }] = useState(() =>
    (fixed.features?.createControls ?? createPlainControls)(current, fixed),
  );
  update(current);
  return controls;
}
