import { useMemo } from 'react';
import type { SortDescriptor } from 'react-stately';
import { useControllable } from '../../internal/useControllable.ts';
import { readStoredView } from './storedView.ts';
import type { TableColumn } from './tableColumn.ts';
import { withoutPage, type TableView } from './tableView.ts';

/** The props of a Table for its order and view. */
export type TableViewProps = {
  /**
   * The sort order by one column (controlled). `rows` must be sorted accordingly. For an order by several columns, use `view`.
   */
  sort?: SortDescriptor;
  /** The initial sort order (uncontrolled), by a column with `value` or `sortValue`. */
  defaultSort?: SortDescriptor;
  /** Called when the user sorts by a column. */
  onSortChange?: (sort: SortDescriptor) => void;
  /** Order, filters, columns, groups and density (controlled): JSON that can be stored. */
  view?: TableView;
  /** The initial view (uncontrolled). By default, the view of `columns`. */
  defaultView?: TableView;
  /** Called when the user changes the view. */
  onViewChange?: (view: TableView) => void;
};

const emptyView: TableView = {};

/** Returns the view of a table with the sorts that apply, and the functions that change them. */
export function useTableView<Row>(
  columns: readonly TableColumn<Row>[],
  { sort, defaultSort, onSortChange, view: viewProp, defaultView, onViewChange }: TableViewProps,
) {
  const [stored, setView] = useControllable<TableView>(
    viewProp,
    defaultSort ? { ...defaultView, sorts: [defaultSort] } : (defaultView ?? emptyView),
    onViewChange,
  );
  const view = useMemo(() => readStoredView(stored), [stored]);
  const chosen = sort ? [sort] : (view.sorts ?? []);
  // A column may have been removed since.
  const sorts = chosen.filter(({ column }) => columns.some(({ id }) => id === column));
  return {
    view,
    setView,
    sorts,
    setSorts: (next: readonly SortDescriptor[]) => {
      if (next[0]) onSortChange?.(next[0]);
      setView({ ...withoutPage(view), sorts: next });
    },
  };
}
