import { Cell, Label, RowLink, Value } from './TableCell.styles.ts';
import type { TableColumn } from './Table.tsx';

type TableCellProps<Row> = { column: TableColumn<Row>; row: Row; href: string | undefined };

/** Renders one cell of a row; in a card, with the heading of its column before it. */
export function TableCell<Row>({ column, row, href }: TableCellProps<Row>) {
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
