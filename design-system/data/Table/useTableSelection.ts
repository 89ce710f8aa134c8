import type { Key, Selection } from 'react-aria-components/Table';
import { useControllable } from '../../internal/useControllable.ts';

type Options<Row> = TableSelection & { rows: readonly Row[]; getRowKey: (row: Row) => Key };

/** The selection props of a Table. */
export type TableSelection = {
  /**
   * How many rows can be selected. Selectable rows have a checkbox.
   * @default 'none'
   */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The keys of the selected rows (controlled). */
  selectedKeys?: Iterable<Key>;
  /** The keys of the initially selected rows (uncontrolled). */
  defaultSelectedKeys?: Iterable<Key>;
  /**
   * Called with the keys of all selected rows when the user changes the selection. Rows that are not rendered, such as
   * rows of another page, stay selected.
   */
  onSelectionChange?: (keys: Set<Key>) => void;
};

/**
 * Returns the selection props for React Aria, which knows only the rendered rows: keeps the selected rows of other
 * pages and resolves "all" to the keys of this one.
 */
export function useTableSelection<Row>({
  rows,
  getRowKey,
  selectionMode,
  ...selection
}: Options<Row>) {
  const { selectedKeys, defaultSelectedKeys = [], onSelectionChange } = selection;
  const [selected, setSelected] = useControllable<Iterable<Key>>(
    selectedKeys,
    defaultSelectedKeys,
    (next) => onSelectionChange?.(new Set(next)),
  );
  const keys = new Set(selectionMode === 'none' ? [] : rows.map(getRowKey));
  const isMultiple = selectionMode === 'multiple';
  return {
    selectedKeys: [...selected].filter((key) => keys.has(key)),
    onSelectionChange: (next: Selection) => {
      const elsewhere = isMultiple ? [...selected].filter((key) => !keys.has(key)) : [];
      setSelected([...elsewhere, ...(next === 'all' ? keys : next)]);
    },
  };
}
