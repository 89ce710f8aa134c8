import type { Key, Selection } from 'react-aria-components/Table';
import { useControllable } from '../../internal/useControllable.ts';

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

type Options<Row> = TableSelection & { rows: readonly Row[]; rowKey: (row: Row) => Key };

/**
 * What React Aria is told and tells of the rows that are there. It knows no others: "all" would be those of this page,
 * and none would forget those of the last one.
 */
export function useTableSelection<Row>({ rows, rowKey, selectionMode, ...own }: Options<Row>) {
  const { selectedKeys, defaultSelectedKeys = [], onSelectionChange } = own;
  const [chosen, choose] = useControllable<Iterable<Key>>(
    selectedKeys,
    defaultSelectedKeys,
    undefined,
  );
  const keys = new Set(selectionMode === 'none' ? [] : rows.map(rowKey));
  const isMultiple = selectionMode === 'multiple';
  return {
    selectedKeys: [...chosen].filter((key) => keys.has(key)),
    onSelectionChange: (selection: Selection) => {
      const elsewhere = isMultiple ? [...chosen].filter((key) => !keys.has(key)) : [];
      const next = new Set([...elsewhere, ...(selection === 'all' ? keys : selection)]);
      choose(next);
      onSelectionChange?.(next);
    },
  };
}
