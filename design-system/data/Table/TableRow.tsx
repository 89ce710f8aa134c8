import type { Key } from 'react-aria-components/Table';
import { SelectionCell } from './SelectionCell.tsx';
import { Line } from './Table.styles.ts';
import type { TableColumn } from './Table.tsx';
import { TableCell } from './TableCell.tsx';

type TableRowProps<Row> = {
  id: Key;
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** The column that names the row and carries its link. */
  named: TableColumn<Row> | undefined;
  href: string | undefined;
  isSelectable: boolean;
};

/** One row, with a checkbox before its values where it can be chosen. */
export function TableRow<Row>({ id, row, columns, named, href, isSelectable }: TableRowProps<Row>) {
  return (
    // The link on the name is for pointers and screen readers; the row follows it with Enter as well.
    <Line id={id} {...(href !== undefined && { href })}>
      {isSelectable && <SelectionCell />}
      {columns.map((column) => (
        <TableCell
          key={column.id}
          column={column}
          row={row}
          href={column === named ? href : undefined}
        />
      ))}
    </Line>
  );
}
