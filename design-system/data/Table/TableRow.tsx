import type { Key } from 'react-aria-components/Table';
import { SelectionCell } from './SelectionCell.tsx';
import { BodyRow, RowLink } from './Table.styles.ts';
import type { CompactPosition, TableColumn } from './tableColumn.ts';
import { Cell, Label, Value } from './TableCell.styles.ts';
import { Detail, Layout, Start } from './TableDetail.styles.ts';
import { formatNode } from '../../formatters/Figure.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

type TableRowProps<Row> = {
  id: Key;
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** The position of each column in a narrow table. */
  positions: readonly CompactPosition[];
  /** The column of the row header, which contains the link. */
  rowHeader: TableColumn<Row> | undefined;
  href: string | undefined;
  isSelectable: boolean;
};

type TableCellProps<Row> = {
  column: TableColumn<Row>;
  position: CompactPosition | undefined;
  row: Row;
  href: string | undefined;
};

/** Renders one cell of a row. */
function TableCell<Row>({ column, position, row, href }: TableCellProps<Row>) {
  const cell = column.cell(row);
  const content = column.isNumeric ? formatNode(cell) : cell;
  const detail = column.detail?.(row);
  const start = column.start?.(row);
  const value = (
    <Value data-part="value">
      {column.isNumeric && <Label aria-hidden="true">{column.title}</Label>}
      {href === undefined ? (
        wrapTexts(content)
      ) : (
        <RowLink href={href} data-row-link="">
          {content}
        </RowLink>
      )}
    </Value>
  );
  return (
    <Cell
      data-compact={position}
      data-has-detail={detail ? '' : undefined}
      data-numeric={column.isNumeric || undefined}
      textValue={typeof content === 'string' ? content : undefined}
    >
      {detail || start ? (
        <Layout>
          {start && <Start data-part="start">{start}</Start>}
          {value}
          {detail && (
            <Detail data-part="detail" data-whole={column.isDetailWhole ? '' : undefined}>
              {detail}
            </Detail>
          )}
        </Layout>
      ) : (
        value
      )}
    </Cell>
  );
}

/** Renders one row, with a checkbox if it can be selected. */
export function TableRow<Row>({
  id,
  row,
  columns,
  positions,
  rowHeader,
  href,
  isSelectable,
}: TableRowProps<Row>) {
  return (
    // The link in the row header is for pointers and screen readers; the row also follows it on Enter.
    <BodyRow id={id} href={href}>
      {isSelectable && <SelectionCell />}
      {columns.map((column, index) => (
        <TableCell
          key={column.id}
          column={column}
          position={positions[index]}
          row={row}
          href={column === rowHeader ? href : undefined}
        />
      ))}
    </BodyRow>
  );
}
