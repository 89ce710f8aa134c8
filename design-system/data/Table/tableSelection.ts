import type { Key } from 'react-aria-components/Table';

/** How the rows of a Table are chosen. */
export type TableSelection = {
  /**
   * Whether rows can be chosen: one, or several and all. Each then has a checkbox.
   * @default 'none'
   */
  selectionMode?: 'none' | 'single' | 'multiple';
  /**
   * The keys of the chosen rows, where the caller keeps them.
   * @default kept by the table
   */
  selectedKeys?: Iterable<Key>;
  /**
   * The keys of the rows that are chosen at first.
   * @default none
   */
  defaultSelectedKeys?: Iterable<Key>;
  /**
   * Called with the keys of all chosen rows when the reader chooses. Rows that are not there now, such as those of
   * another page, stay chosen.
   */
  onSelectionChange?: (keys: Set<Key>) => void;
};
