import { useTableRowGroup } from 'react-aria/useTable';
import { formatNode } from '../../formatters/formatNode.tsx';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { getColumnProps, getPlace } from './columnProps.ts';
import { Totals } from './Table.styles.ts';
import { TotalCell } from './TableLines.styles.ts';
import { getHeaderText, type TableGroup } from './tableColumn.ts';
import type { ArrangedColumn } from './tableView.ts';

const noGroup: TableGroup = [];

type TableTotalsProps<Row> = {
  columns: readonly ArrangedColumn<Row>[];
  rows: readonly Row[];
  rowHeader: ArrangedColumn<Row> | undefined;
  isSelectable: boolean;
};

/** Renders the totals of all rows below them, in a table with a `total` in one of its columns. */
export function TableTotals<Row>(props: TableTotalsProps<Row>) {
  const { columns, rows, rowHeader, isSelectable } = props;
  const { rowGroupProps } = useTableRowGroup();
  if (rows.length === 0 || !columns.some(({ total }) => total)) return null;
  return (
    <Totals data-part="totals" {...rowGroupProps}>
      <tr role="row">
        {isSelectable && (
          <TotalCell
            data-part="total"
            role="gridcell"
            data-selection=""
            {...getColumnProps({
              pin: columns[0]?.pin === 'start' ? 'start' : undefined,
              index: 0,
            })}
          />
        )}
        {columns.map((column, index) => {
          if (column.gap !== undefined) return column.gap;
          const place = { ...getPlace(columns, index), index: index + Number(isSelectable) };
          const isHeader = column === rowHeader && !column.total;
          return (
            <TotalCell
              key={column.id}
              role={isHeader ? 'rowheader' : 'gridcell'}
              data-part="total"
              data-numeric={column.isNumeric || undefined}
              data-title={getHeaderText(column)}
              {...getColumnProps(place)}
            >
              {isHeader ? (
                <FormattedMessage id="ds.table.total" defaultMessage="Total" />
              ) : (
                wrapTexts(formatNode(column.total?.(rows, noGroup)))
              )}
            </TotalCell>
          );
        })}
      </tr>
    </Totals>
  );
}
