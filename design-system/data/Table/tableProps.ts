import type { ReactNode, Ref } from 'react';
import type { Key } from 'react-stately';
import type { Keys } from '../../internal/keys.ts';
import type { MenuItem } from '../../navigation/Menu/Menu.tsx';
import type { CellsEditHandler } from './cellEditing.ts';
import type { TableFeatures } from './tableFeatures.ts';
import type { TableDragging } from './rowMoves.ts';
import type { TableColumn } from './tableColumn.ts';
import type { TableSelection } from './useTableSelection.ts';
import type { TableViewProps } from './useTableView.ts';

/** The props of a Table for what is below its rows. */
export type TableExpansion<Row> = {
  /** Renders details below a row, which the user can show and hide. */
  renderDetail?: (row: Row) => ReactNode;
  /** Returns the rows below a row, in a tree; undefined or none for a row without any. */
  getChildren?: (row: Row) => readonly Row[] | undefined;
  /** The keys of the rows whose details or children are shown (controlled), or `'all'`. */
  expandedKeys?: Keys;
  /**
   * The keys of the initially expanded rows (uncontrolled), or `'all'`.
   * @default []
   */
  defaultExpandedKeys?: Keys;
  /** Called with the keys of all expanded rows when the user shows or hides what is below a row. */
  onExpandedChange?: (keys: Set<Key>) => void;
};

/** The props of a Table. */
export type TableProps<Row> = TableSelection &
  TableViewProps &
  TableExpansion<Row> &
  TableDragging<Row> & {
    /** The accessible name. */
    'aria-label': string;
    /** The columns from start to end. */
    columns: readonly TableColumn<Row>[];
    /** The rows in the order to show. With `sortValue` columns, the user can sort them in the browser. */
    rows: readonly Row[];
    /** Returns the unique key of a row. */
    getKey: (row: Row) => Key;
    /** Returns the URL of a row. The row header is then a link, and the whole row can be pressed. */
    getHref?: (row: Row) => string | undefined;
    /** Called with the key of a row that the user presses, double-clicks in a table with checkboxes, or opens with Enter. */
    onRowAction?: (key: Key) => void;
    /**
     * Returns what users can do with a row: in a menu of a button at its end, and in its context menu. A row without actions has neither. Groups
     * have none.
     */
    getRowActions?: (row: Row) => readonly MenuItem[];
    /**
     * Called with the cells that the user has changed, one or a pasted range, in a table with editors. Returns or resolves to the messages
     * of those that are not saved; a rejected promise counts for all of them.
     */
    onCellsEdit?: CellsEditHandler<Row>;
    /**
     * What is edited together: a cell, as by default, or the cells of a row, with buttons that edit, save and cancel at its end. `onCellsEdit`
     * then receives all changed cells of the row.
     */
    editMode?: 'cell' | 'row';
    /** The text that is shown if there are no rows. */
    empty?: ReactNode;
    /**
     * Whether rows are loading. Previous rows stay and are dimmed; an empty table shows skeletons. Screen readers announce a
     * change from true to false or back.
     * @default false
     */
    isLoading?: boolean;
    /**
     * `gridFeatures`, for a table with menus, filters or groups of columns, groups, totals, trees or details of rows, editing, resizing,
     * marks, or loading at the end. It does not change after the first render.
     */
    features?: TableFeatures;
    /**
     * Called when the end of the rows comes into view, if more can be loaded. It is not called again until `isLoading` was true or `rows`
     * have changed.
     */
    onLoadMore?: () => void;
    /** The number of all rows at a server, of which `rows` are the first ones, for `aria-rowcount`. By default, the number of `rows`. */
    rowCount?: number;
    /**
     * Whether rows that are new, or whose content has changed, are marked for a moment.
     * @default false
     */
    marksChanges?: boolean;
    /**
     * Whether arrow keys move between rows, or between cells as in a spreadsheet.
     * @default 'row'
     */
    focusMode?: 'row' | 'cell';
    /**
     * Where rows are sorted, filtered and grouped. With `'server'`, `rows` are shown as they are, and the portal requests others when
     * the view changes.
     * @default 'client'
     */
    dataMode?: 'client' | 'server';
    /**
     * Whether headings have a menu to sort, pin, move, hide and group columns. Two-line rows have no columns and no menus.
     * @default false
     */
    hasColumnMenus?: boolean;
    /**
     * Whether the user can change the widths of columns.
     * @default false
     */
    allowsResizing?: boolean;
    /**
     * Whether the headings of the columns are visually hidden: for cells that are clear without them, in tables that cannot be sorted.
     * @default false
     */
    isHeaderHidden?: boolean;
    /** The maximum height, in px or as a CSS length. Rows scroll below the header. By default, and on phones, the height is not limited. */
    maxHeight?: number | string;
    id?: string;
    className?: string;
    ref?: Ref<HTMLDivElement>;
  };
