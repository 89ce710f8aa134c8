import { useMemo, useState } from 'react';
import type { Key } from 'react-stately';
import {
  useTableState as useAriaTableState,
  type TableState,
  type TableStateProps,
} from 'react-stately/useTableState';
import { getColumnKey, RowCollection, type CollectionSource } from './rowCollection.ts';
import { allowsSorting, getHeaderText } from './tableColumn.ts';

/** Returns an object that has the properties and methods of the current value of `get`. */
function createView<Value extends object>(get: () => Value): Value {
  return new Proxy({} as Value, {
    get: (_, name) => {
      const value = get();
      const property: unknown = Reflect.get(value, name, value);
      return typeof property === 'function' ? (property.bind(value) as unknown) : property;
    },
  });
}

type Options<Row> = CollectionSource<Row> & {
  /** The key of each row. */
  keys: readonly Key[];
} & Pick<
    TableStateProps<Row>,
    | 'disabledKeys'
    | 'selectionMode'
    | 'selectedKeys'
    | 'onSelectionChange'
    | 'sortDescriptor'
    | 'onSortChange'
  >;

function describe<Row>({ columns, rowHeader, isSelectable }: CollectionSource<Row>): string {
  const facts = columns.map((column) => [
    column.id,
    getHeaderText(column),
    allowsSorting(column),
    column.group,
  ]);
  return JSON.stringify([facts, rowHeader?.id, isSelectable]);
}

/** Stores the current source and state of a table; `view` is one object with the properties of the current state. */
function createStore<Row extends object>() {
  let source: CollectionSource<Row> | undefined;
  let state: TableState<Row> | undefined;
  const getState = () => state as TableState<Row>;
  const selectionManager = createView(() => getState().selectionManager);
  return {
    view: createView(() => ({ ...getState(), selectionManager })),
    getSource: () => source as CollectionSource<Row>,
    setSource: (next: CollectionSource<Row>) => {
      source = next;
    },
    setState: (next: TableState<Row>) => {
      state = next;
    },
  };
}

/**
 * Returns the state of a table for React Aria's hooks. It is one object for the life of the table whose properties are always current, so
 * that rows with nothing new to show need not render to get the handlers of the current state.
 */
export function useTableState<Row extends object>(options: Options<Row>): TableState<Row> {
  const { keys, sortDescriptor, onSortChange, selectionMode } = options;
  const { selectedKeys, onSelectionChange, disabledKeys } = options;
  const [store] = useState(() => createStore<Row>());
  store.setSource(options);
  const facts = describe(options);
  const collection = useMemo(
    // The text `facts` is never empty: the condition makes it a dependency, because the collection stores the facts of the columns.
    () => (facts ? new RowCollection(keys, store.getSource) : undefined),
    [keys, facts, store],
  );
  store.setState(
    useAriaTableState<Row>({
      ...(selectionMode && { selectionMode }),
      ...(selectedKeys && { selectedKeys }),
      ...(onSelectionChange && { onSelectionChange }),
      ...(disabledKeys && { disabledKeys }),
      ...(collection && { collection }),
      ...(sortDescriptor && {
        sortDescriptor: { ...sortDescriptor, column: getColumnKey(sortDescriptor.column) },
      }),
      onSortChange: ({ column, direction }) => {
        onSortChange?.({ column: String(column).slice(getColumnKey('').length), direction });
      },
    }),
  );
  return store.view;
}
