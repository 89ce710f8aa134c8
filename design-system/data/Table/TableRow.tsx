import type { Key } from 'react-aria-components/Table';
import { SelectionCell } from './SelectionCell.tsx';
import { BodyRow } from './Table.styles.ts';
import type { TableColumn } from './tableColumn.ts';
import { Cell, Label, RowLink, Value } from './TableCell.styles.ts';

type TableRowProps<Row> = {
  id: Key;
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** The column of the row header, which contains the link. */
  rowHeader: TableColumn<Row> | undefined;
  href: string | undefined;
  isSelectable: boolean;
};

type TableCellProps<Row> = { column: TableColumn<Row>; row: Row; href: string | undefined };

/** Renders one cell of a row; in a card, with the heading of its column before it. */
function TableCell<Row>({ column, row, href }: TableCellProps<Row>) {
  const content = column.cell(row);
  return (
    <Cell
      data-numeric={column.isNumeric || undefined}
      {...(typeof content === 'string' && { textValue: content })}
    >
      <Label aria-hidden="true">{column.title}</Label>
      <Value>
        {href === undefined ? (
          content
        ) : (
          <RowLink href={href} data-row-link="">
            {content}
          </RowLink>
        )}
      </Value>
    </Cell>
  );
}

/** Renders one row, with a checkbox if it can be selected. */
export function TableRow<Row>({
  id,
  row,
  columns,
  rowHeader,
  href,
  isSelectable,
}: TableRowProps<Row>) {
  return (
    // The link in the row header is for pointers and screen readers; the row also follows it on Enter.
    <BodyRow id={id} {...(href !== undefined && { href })}>
      {isSelectable && <SelectionCell />}
      {columns.map((column) => (
        <TableCell
          key={column.id}
          column={column}
          row={row}
          href={column === rowHeader ? href : undefined}
        />
      ))}
    </BodyRow>
  );
}
