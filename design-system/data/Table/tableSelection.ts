import type { Key, Selection } from 'react-aria-components/Table';

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
  /** Called with the keys of all chosen rows when the reader chooses; after "select all" with every key. */
  onSelectionChange?: (keys: Set<Key>) => void;
};

/** React Aria says "all" in a word; a caller wants keys. */
export function keysOf(selection: Selection, all: Iterable<Key>): Set<Key> {
  return new Set(selection === 'all' ? all : selection);
}
