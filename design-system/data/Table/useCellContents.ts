import { createElement, useState, type ReactNode } from 'react';
import type { Key } from 'react-stately';
import { formatNode } from '../../formatters/formatNode.tsx';
import { isSameContent } from '../../internal/isSameContent.ts';
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
  /** Whether the cell is a text that is never broken, because it is short: a number of a document. */
  isShort: boolean;
  subtitle: ReactNode;
  detail: ReactNode;
  isDetailWhole: boolean;
  start: ReactNode;
  isNumeric: boolean;
  position: CompactPosition | undefined;
  place: ColumnPlace;
  /** What is in place of a cell that is not rendered, as of its column. */
  gap?: ReactNode;
  /** The button that shows what is below the row, only in the row header. */
  expander: ReactNode;
  /** The URL of the link around the content. */
  href: string | undefined;
};

export type ContentOptions<Row> = {
  /** The key of the row. */
  id: Key;
  row: Row;
  controls: TableControls;
  /** Whether cells can be edited. */
  isEditable: boolean;
  columns: readonly ArrangedColumn<Row>[];
  /** The position of each column in a narrow table. */
  positions: readonly CompactPosition[];
  /** The column of the row header, which contains the link. */
  rowHeader: TableColumn<Row> | undefined;
  href: string | undefined;
  group: TableLine<Row>['group'];
  /** The depth of the row, undefined in a table without anything below rows, and whether what is below it is shown. */
  level: number | undefined;
  isExpanded: boolean | undefined;
};

// A longer text wraps if there is no room.
const shortLength = 12;
// The number of a document, such as BP-2026-00617, which browsers would break at its hyphens.
const shortNumber = /^(?=.*\p{N})[\p{L}\p{N}./-]{1,20}$/u;

function renderCell<Row>(column: ArrangedColumn<Row>, options: ContentOptions<Row>) {
  const { id, row, controls, isEditable } = options;
  if (column.Tool) {
    const props = { controls, rowKey: id, row: row as never };
    return { cell: controls.features?.renderTool(column.Tool, props), isShort: false };
  }
  const content = column.cell(row);
  const Editable = isEditable && controls.features?.EditableContent;
  const isShort =
    typeof content === 'string' && (content.length <= shortLength || shortNumber.test(content));
  if (!Editable) return { cell: content, isShort };
  const cell = createElement(Editable, {
    controls,
    rowKey: id,
    columnId: column.id,
    children: column.isNumeric ? formatNode(content) : content,
  });
  return { cell, isShort };
}

/**
 * Returns the button before the content of the row header, in a table in which rows have something below them. Its name contains what
 * `named` shows: the row header, or the column by whose values rows are grouped.
 */
export function renderExpander<Row>(
  options: ContentOptions<Row>,
  named = options.rowHeader,
): ReactNode {
  const { id, row, level, isExpanded, controls } = options;
  const Expander = controls.features?.Expander;
  if (!Expander || level === undefined || (level === 0 && isExpanded === undefined)) return null;
  const name = named ? controls.features?.getRowName(named, row) : '';
  return createElement(Expander, { controls, rowKey: id, name: name ?? '', level, isExpanded });
}

/** Returns what is in place of a cell that is not rendered. */
export function getGapContent(
  columns: readonly ArrangedColumn<never>[],
  index: number,
): CellContent {
  const { id, gap } = columns[index] as ArrangedColumn<never>;
  return { id, gap, place: getPlace(columns, index) } as CellContent;
}

function getContents<Row>(options: ContentOptions<Row>): CellContent[] {
  const { row, columns, positions, rowHeader, href, group, controls } = options;
  if (group && controls.features) return controls.features.getGroupContents(options, group);
  return columns.map((column, index) =>
    column.gap !== undefined
      ? getGapContent(columns, index)
      : {
          id: column.id,
          title: column.header,
          ...renderCell(column, options),
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
          expander: column === rowHeader ? renderExpander(options) : null,
          href: column === rowHeader ? href : undefined,
        },
  );
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
export function useCellContents<Row>(options: ContentOptions<Row>): readonly CellContent[] {
  const [reuse] = useState(createMemory);
  return reuse(getContents(options));
}
