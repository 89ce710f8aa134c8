import type { Key, Selection } from 'react-aria-components/Table';
import { useControllable } from '../../internal/useControllable.ts';
import type { TableSelection } from './tableSelection.ts';

type Options<Row> = TableSelection & { rows: readonly Row[]; getRowKey: (row: Row) => Key };

/**
 * What React Aria is told and tells of the rows that are there. It knows no others: "all" would be those of this page,
 * and none would forget those of the last one.
 */
export function useTableSelection<Row>({ rows, getRowKey, selectionMode, ...own }: Options<Row>) {
  const { selectedKeys, defaultSelectedKeys = [], onSelectionChange } = own;
  const [chosen, choose] = useControllable<Iterable<Key>>(
    selectedKeys,
    defaultSelectedKeys,
    (next) => onSelectionChange?.(new Set(next)),
  );
  const keys = new Set(selectionMode === 'none' ? [] : rows.map(getRowKey));
  const isMultiple = selectionMode === 'multiple';
  return {
    selectedKeys: [...chosen].filter((key) => keys.has(key)),
    onSelectionChange: (selection: Selection) => {
      const elsewhere = isMultiple ? [...chosen].filter((key) => !keys.has(key)) : [];
      choose([...elsewhere, ...(selection === 'all' ? keys : selection)]);
    },
  };
}
