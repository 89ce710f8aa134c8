import { formatNode } from '../../formatters/formatNode.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { getPlace } from './columnProps.ts';
import { Count } from './TableLines.styles.ts';
import type { TableLine } from './tableLines.ts';
import {
  getGapContent,
  renderExpander,
  type CellContent,
  type ContentOptions,
} from './useCellContents.ts';

/** Returns what the heading of a group shows: its value and the number of its rows in the row header, totals in the other columns. */
export function getGroupContents<Row>(
  options: ContentOptions<Row>,
  { rows, column: grouped, path }: NonNullable<TableLine<Row>['group']>,
): CellContent[] {
  const { row, columns, positions, rowHeader } = options;
  return columns.map((column, index) => {
    if (column.gap !== undefined) return getGapContent(columns, index);
    const isHeader = column === rowHeader;
    return {
      id: column.id,
      title: column.header,
      cell: isHeader ? (
        <>
          {wrapTexts(grouped.cell(row))}
          <Count data-part="count">{formatNode(rows.length)}</Count>
        </>
      ) : (
        column.total?.(rows, path)
      ),
      isShort: false,
      subtitle: undefined,
      detail: undefined,
      isDetailWhole: false,
      start: undefined,
      // On phones, numbers have the label of their column, which would be there without a number.
      isNumeric: !isHeader && column.total !== undefined && (column.isNumeric ?? false),
      position: positions[index],
      place: getPlace(columns, index),
      expander: isHeader ? renderExpander(options, grouped) : null,
      href: undefined,
    };
  });
}
