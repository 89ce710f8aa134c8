import { useState, type ReactNode, type Ref } from 'react';
import type { Key, SortDescriptor } from 'react-aria-components/Table';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import { sortRows } from './sortRows.ts';
import { Body, Empty, Frame, Head, Line } from './Table.styles.ts';
import { TableCell } from './TableCell.tsx';
import { TableHeading } from './TableHeading.tsx';

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

export type TableProps<Row> = {
  /** Its accessible name. */
  label: string;
  /** From start to end. */
  columns: readonly TableColumn<Row>[];
  /** From top to bottom, unless a column sorts them here. */
  rows: readonly Row[];
  /** Tells the rows apart. */
  rowKey: (row: Row) => Key;
  /**
   * Where a row leads: a link on its name whose area is the row.
   * @default no link
   */
  rowHref?: (row: Row) => string | undefined;
  /**
   * What stands there without rows.
   * @default nothing
   */
  emptyText?: ReactNode;
  /**
   * The order that the rows have, where the caller sorts.
   * @default kept by the table
   */
  sortDescriptor?: SortDescriptor;
  /** Called when a heading is pressed. */
  onSortChange?: (order: SortDescriptor) => void;
  /**
   * Its greatest height as a CSS length; the head stays in sight above rows that scroll.
   * @default as high as its rows
   */
  maxHeight?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

// The link on the name is for pointers and screen readers; the row follows it with Enter as well.
function linkTo(href: string | undefined) {
  return href === undefined ? {} : { href };
}

/** Rows of like things in columns that can be compared and sorted; below 576 px each row is a card. */
export function Table<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  emptyText,
  sortDescriptor,
  onSortChange,
  maxHeight,
  ...props
}: TableProps<Row>) {
  const [ownOrder, setOwnOrder] = useState<SortDescriptor>();
  const order = sortDescriptor ?? ownOrder;
  const sorted = sortDescriptor ? rows : sortRows(rows, columns, order);
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <ScrollArea {...props} label={label} {...(maxHeight && { maxHeight })}>
      <Frame
        aria-label={label}
        {...(order && { sortDescriptor: order })}
        onSortChange={(next) => {
          setOwnOrder(next);
          onSortChange?.(next);
        }}
      >
        <Head>
          {columns.map((column) => (
            <TableHeading key={column.id} column={column} isRowHeader={column === named} />
          ))}
        </Head>
        <Body renderEmptyState={() => <Empty>{emptyText}</Empty>}>
          {sorted.map((row) => (
            <Line key={rowKey(row)} id={rowKey(row)} {...linkTo(rowHref?.(row))}>
              {columns.map((column) => (
                <TableCell
                  key={column.id}
                  column={column}
                  row={row}
                  href={column === named ? rowHref?.(row) : undefined}
                />
              ))}
            </Line>
          ))}
        </Body>
      </Frame>
    </ScrollArea>
  );
}
