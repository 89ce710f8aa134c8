import { useState, type ReactNode, type Ref } from 'react';
import type { Key, SortDescriptor } from 'react-aria-components/Table';
import { LoadingRegion } from '../../primitives/LoadingRegion/LoadingRegion.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { SelectionHeading } from './SelectionCell.tsx';
import { sortRows } from './sortRows.ts';
import { Body, Empty, Frame, Head, Scroller } from './Table.styles.ts';
import { TableHeading } from './TableHeading.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableSelection } from './tableSelection.ts';
import { useTableSelection } from './useTableSelection.ts';

/** By which column rows are sorted, and in which direction. */
export type { SortDescriptor };

/** A column of a Table: its heading, and what of a row stands in it. */
export type TableColumn<Row> = {
  /** Tells the columns of one table apart; the column of a sort order. */
  id: string;
  /** Its heading; in cards the label before the value. */
  title: string;
  /** What of a row stands in it. */
  cell: (row: Row) => ReactNode;
  /**
   * Figures: at the end of the column, with digits below each other.
   * @default false
   */
  isNumeric?: boolean;
  /**
   * Names the row, and carries its link.
   * @default true for the first column
   */
  isRowHeader?: boolean;
  /**
   * What the rows are sorted by here, in the browser.
   * @default not sorted here
   */
  sortValue?: (row: Row) => string | number;
  /**
   * Its heading is a button that sorts.
   * @default true where there is a sortValue
   */
  allowsSorting?: boolean;
};

export type TableProps<Row> = TableSelection & {
  /** Its accessible name. */
  label: string;
  /** From start to end. */
  columns: readonly TableColumn<Row>[];
  /** From top to bottom, unless a column sorts them here. */
  rows: readonly Row[];
  /** Tells the rows apart. */
  getRowKey: (row: Row) => Key;
  /**
   * Where a row leads: a link on its name whose area is the row.
   * @default no link
   */
  getRowHref?: (row: Row) => string | undefined;
  /**
   * What stands there without rows.
   * @default nothing
   */
  emptyText?: ReactNode;
  /**
   * Rows are on their way: old ones stay, dimmed; without any, their outlines are shown.
   * @default never said
   */
  isLoading?: boolean;
  /**
   * The order that the rows have, where the caller sorts.
   * @default kept by the table
   */
  sortDescriptor?: SortDescriptor;
  /** Called when a heading is pressed. */
  onSortChange?: (order: SortDescriptor) => void;
  /**
   * Its greatest height as a CSS length; the head stays in sight above rows that scroll. Cards do not.
   * @default as high as its rows
   */
  maxHeight?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Rows of like things in columns that can be compared, sorted and chosen; below 576 px each row is a card. Where
 * `isLoading` is given, it says that rows are on their way.
 */
export function Table<Row extends object>({
  label,
  columns,
  rows,
  getRowKey,
  getRowHref,
  emptyText,
  isLoading,
  sortDescriptor,
  onSortChange,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  maxHeight,
  ...props
}: TableProps<Row>) {
  const [ownOrder, setOwnOrder] = useState<SortDescriptor>();
  const order = sortDescriptor ?? ownOrder;
  const sorted = sortDescriptor ? rows : sortRows(rows, columns, order);
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const isSelectable = selectionMode !== 'none';
  const selection = useTableSelection({
    ...{ rows, getRowKey, selectionMode, onSelectionChange },
    ...(selectedKeys && { selectedKeys }),
    ...(defaultSelectedKeys && { defaultSelectedKeys }),
  });
  const table = (
    <Frame
      aria-label={label}
      selectionMode={selectionMode}
      {...selection}
      {...(order && { sortDescriptor: order })}
      onSortChange={(next) => {
        setOwnOrder(next);
        onSortChange?.(next);
      }}
    >
      <Head>
        {isSelectable && <SelectionHeading hasAll={selectionMode === 'multiple'} />}
        {columns.map((column) => (
          <TableHeading key={column.id} column={column} isRowHeader={column === named} />
        ))}
      </Head>
      <Body renderEmptyState={() => <Empty>{isLoading ? <TableSkeleton /> : emptyText}</Empty>}>
        {sorted.map((row) => (
          <TableRow
            key={getRowKey(row)}
            id={getRowKey(row)}
            href={getRowHref?.(row)}
            {...{ row, columns, named, isSelectable }}
          />
        ))}
      </Body>
    </Frame>
  );
  return (
    <Scroller {...props} label={label} {...(maxHeight && { maxHeight })}>
      {isLoading === undefined ? (
        table
      ) : (
        <LoadingRegion isLoading={isLoading} isDimmed={rows.length > 0}>
          {table}
        </LoadingRegion>
      )}
    </Scroller>
  );
}
