import type { SortDescriptor } from 'react-stately';
import type { ColumnLayout } from './columnLayout.ts';
import type { TableColumn } from './tableColumn.ts';
import type { TableView } from './tableView.ts';

/**
 * What the menus of headings read and change. It is one object for the life of a table whose functions return current values, so that
 * headings need not render when the view changes.
 */
export type TableControls = {
  getRows: () => readonly never[];
  getColumns: () => readonly TableColumn<never>[];
  getView: () => TableView;
  setView: (view: TableView) => void;
  getSorts: () => readonly SortDescriptor[];
  setSorts: (sorts: readonly SortDescriptor[]) => void;
  layout: ColumnLayout;
};
