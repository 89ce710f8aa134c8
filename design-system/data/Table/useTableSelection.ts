import { useMemo, useState } from 'react';
import type { Key, Selection } from 'react-stately';
import { listKeys, type Keys } from '../../internal/keys.ts';
import { useControllable } from '../../internal/useControllable.ts';

type Options = TableSelection & { keys: readonly Key[] };

/** The selection props of a Table. */
export type TableSelection = {
  /**
   * How many rows can be selected. Selectable rows have a checkbox.
   * @default 'none'
   */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The keys of the selected rows (controlled). `'all'` selects all rows, also those that are added later. */
  selectedKeys?: Keys;
  /** The keys of the initially selected rows (uncontrolled), or `'all'`. */
  defaultSelectedKeys?: Keys;
  /** The keys of rows that cannot be selected. */
  disabledKeys?: Iterable<Key> & object;
  /**
   * Called with the keys of all selected rows when the user changes the selection. Keys of rows that are not in `rows`, such as
   * rows of another page, stay selected. After `'all'`, only keys in `rows` are known.
   */
  onSelectionChange?: (keys: Set<Key>) => void;
};

/** Stores the set of the last selection, in which React Aria keeps the row from which a range with Shift begins. */
function createSelectionMemory() {
  let last: Set<Key> | undefined;
  return {
    store: (selection: Selection) => {
      last = selection === 'all' ? undefined : selection;
    },
    /** Returns the stored set if it has the same keys. */
    find: (keys: Set<Key>): Set<Key> =>
      last?.size === keys.size && [...keys].every((key) => last?.has(key)) ? last : keys,
  };
}

/**
 * Returns the selection of the rows of the table for React Aria, in which "all" means these rows. If several rows can be
 * selected, selected rows of other pages stay selected.
 */
export function useTableSelection({ keys, selectionMode, disabledKeys, ...selection }: Options) {
  const { selectedKeys, defaultSelectedKeys = [], onSelectionChange } = selection;
  const [selected, setSelected] = useControllable<Keys>(selectedKeys, defaultSelectedKeys, (next) =>
    onSelectionChange?.(new Set(listKeys(next, () => keys))),
  );
  const keysHere = useMemo(
    () => new Set(selectionMode === 'none' ? [] : keys),
    [keys, selectionMode],
  );
  const [memory] = useState(createSelectionMemory);
  const selectedHere = useMemo(
    () =>
      memory.find(
        new Set([...listKeys(selected, () => keysHere)].filter((key) => keysHere.has(key))),
      ),
    [selected, keysHere, memory],
  );
  const isMultiple = selectionMode === 'multiple';
  const disabled = new Set(disabledKeys);
  const selectable = disabled.size === 0 ? keys : keys.filter((key) => !disabled.has(key));
  return {
    selectedKeys: selectedHere,
    /** Whether all rows are selected that can be, or only some. */
    selected:
      selectedHere.size === 0
        ? ('none' as const)
        : selectable.every((key) => selectedHere.has(key))
          ? ('all' as const)
          : ('some' as const),
    onSelectionChange: (next: Selection) => {
      memory.store(next);
      const before = isMultiple ? [...listKeys(selected, () => [])] : [];
      const elsewhere = before.filter((key) => !keysHere.has(key));
      setSelected([...elsewhere, ...(next === 'all' ? selectable : next)]);
    },
  };
}
