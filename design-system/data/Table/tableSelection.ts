import type { Key } from 'react-aria-components/Table';

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
   * those of another page, stay selected.
   */
  onSelectionChange?: (keys: Set<Key>) => void;
};
