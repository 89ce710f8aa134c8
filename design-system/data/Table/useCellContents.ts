import { createElement, useState, type ReactNode } from 'react';
import type { Key } from 'react-stately';
import { formatNode } from '../../formatters/formatNode.tsx';
import { isSameContent } from '../../internal/isSameContent.ts';
import { EditableContent } from './EditableContent.tsx';
import { getPlace, type ColumnPlace } from './columnProps.ts';
import type { CompactPosition, TableColumn } from './tableColumn.ts';
import type { TableControls } from './tableControls.ts';
import type { TableLine } from './tableLines.ts';
import type { ArrangedColumn } from './tableView.ts';

/** What a cell shows. */
export type CellContent = {
  id: string;
  title: ReactNode;
  cell: ReactNode;
  subtitle: ReactNode;
  detail: ReactNode;
  isDetailWhole: boolean;
  start: ReactNode;
  isNumeric: boolean;
  position: CompactPosition | undefined;
  place: ColumnPlace;
  /** The depth of the row, and whether what is below it is shown; only in the row header of a tree or group. */
  expansion: { level: number; isExpanded: boolean | undefined } | undefined;
  /** The number of rows of a group, only in its heading. */
  count: number | undefined;
  /** The URL of the link around the content. */
  href: string | undefined;
};

type Group<Row> = NonNullable<TableLine<Row>['group']>;

type Options<Row> = {
  /** The key of the row. */
  id: Key;
  row: Row;
  /** The controls of a table whose cells can be edited. */
  controls: TableControls | undefined;
  columns: readonly ArrangedColumn<Row>[];
  /** The position of each column in a narrow table. */
  positions: readonly CompactPosition[];
  /** The column of the row header, which contains the link. */
  rowHeader: TableColumn<Row> | undefined;
  href: string | undefined;
  group: TableLine<Row>['group'];
  expansion: CellContent['expansion'];
};

/** Returns what the heading of a group shows: its value in the first column, totals in the others. */
function getGroupContents<Row>(
  options: Options<Row>,
  { rows, columnId }: Group<Row>,
): CellContent[] {
  const { row, columns, positions, rowHeader, expansion } = options;
  const grouped = columns.find(({ id }) => id === columnId);
  return columns.map((column, index) => {
    const isHeader = column === rowHeader;
    return {
      id: column.id,
      title: column.header,
      cell: isHeader ? grouped?.cell(row) : column.total?.(rows),
      subtitle: undefined,
      detail: undefined,
      isDetailWhole: false,
      start: undefined,
      isNumeric: !isHeader && (column.isNumeric ?? false),
      position: positions[index],
      place: getPlace(columns, index),
      expansion: isHeader ? expansion : undefined,
      count: isHeader ? rows.length : undefined,
      href: undefined,
    };
  });
}

function renderCell<Row>(column: TableColumn<Row>, { id, row, controls }: Options<Row>): ReactNode {
  const content = column.cell(row);
  if (!controls) return content;
  return createElement(EditableContent, {
    controls,
    rowKey: id,
    columnId: column.id,
    children: column.isNumeric ? formatNode(content) : content,
  });
}

function getContents<Row>(options: Options<Row>): CellContent[] {
  const { row, columns, positions, rowHeader, href, group, expansion } = options;
  if (group) return getGroupContents(options, group);
  return columns.map((column, index) => ({
    id: column.id,
    title: column.header,
    cell: renderCell(column, options),
    subtitle: column.lead?.(row),
    detail: column.description?.(row),
    isDetailWhole:
      typeof column.isDescriptionWhole === 'function'
        ? column.isDescriptionWhole(row)
        : (column.isDescriptionWhole ?? false),
    start: column.start?.(row),
    isNumeric: column.isNumeric ?? false,
    position: positions[index],
    place: getPlace(columns, index),
    expansion: column === rowHeader ? expansion : undefined,
    count: undefined,
    href: column === rowHeader ? href : undefined,
  }));
}

/** Returns a function that replaces contents by the previous ones where nothing differs. */
function createMemory() {
  let previous: readonly CellContent[] = [];
  return (next: readonly CellContent[]): readonly CellContent[] => {
    const contents = next.map((content, index) => {
      const before = previous[index];
      return before && isSameContent(before, content) ? before : content;
    });
    const isSame =
      contents.length === previous.length &&
      contents.every((content, index) => content === previous[index]);
    if (!isSame) previous = contents;
    return previous;
  };
}

/**
 * Returns what each cell of a row shows, as the previous object where nothing differs: most portals create their columns at each render,
 * and only cells whose contents changed need to render.
 */
export function useCellContents<Row>(options: Options<Row>): readonly CellContent[] {
  const [reuse] = useState(createMemory);
  return reuse(getContents(options));
}
