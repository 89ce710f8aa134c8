import { getHeadingText, readNode, unknownText } from './nodeText.ts';
import type { ArrangedColumn } from './tableView.ts';

// Widths in px: of the padding and border of a cell, of a heading with its tools and its filter, of a cell whose text is not known, and the limits.
const sizes = { cell: 34, heading: 96, filter: 34, unknown: 160, least: 72, most: 320 };

// The rows whose texts are read.
const sampleSize = 20;

/** The width of a letter as a share of the font size. A letter of Chinese, Japanese or Korean is as wide as high. */
const wideLetters = /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/gu;

function measureText(text: string): number {
  const wide = text.match(wideLetters)?.length ?? 0;
  return wide + (text.length - wide) * 0.58;
}

function readCell<Row>(column: ArrangedColumn<Row>, row: Row): string {
  const text = readNode(column.cell(row));
  if (text && !text.includes(unknownText)) return text;
  const value = column.value?.(row);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Returns the width of a column in px as its property says, or else as its texts let expect: columns of which most are not rendered cannot
 * be measured, and widths that change while they scroll into view would move all others.
 */
export function estimateWidth<Row>(
  column: ArrangedColumn<Row>,
  rows: readonly Row[],
  { fontSize, boxWidth }: { fontSize: number; boxWidth: number },
): number {
  const { width, filter, minWidth = sizes.least, maxWidth = sizes.most } = column;
  if (typeof width === 'number') return width;
  if (width !== undefined) return Math.max((Number.parseFloat(width) / 100) * boxWidth, minWidth);
  const texts = rows.slice(0, sampleSize).map((row) => measureText(readCell(column, row)));
  const longest = Math.max(0, ...texts) * fontSize;
  const cell = longest > 0 || rows.length === 0 ? longest + sizes.cell : sizes.unknown;
  const heading =
    measureText(getHeadingText(column)) * fontSize + sizes.heading + (filter ? sizes.filter : 0);
  return Math.round(Math.min(Math.max(cell, heading, minWidth), Math.max(maxWidth, minWidth)));
}

/**
 * Creates the memory of the widths of columns of which most are not rendered. A width stays as it was estimated first, so that columns do
 * not move while rows are sorted or filtered.
 */
export function createWidthMemory() {
  const widths = new Map<string, number>();
  let columns: readonly ArrangedColumn<never>[] = [];
  let rows: readonly never[] = [];
  let selectionWidth = 0;
  return {
    setSource(nextColumns: readonly ArrangedColumn<never>[], nextRows: readonly never[]): void {
      // The first rows may come later than the columns.
      if (rows.length === 0 && nextRows.length > 0) widths.clear();
      columns = nextColumns;
      rows = nextRows;
    },
    /** Returns the widths of all columns in px, with the column of checkboxes, which is always rendered. */
    list(table: HTMLElement, isSelectable: boolean): number[] {
      const fontSize = Number.parseFloat(getComputedStyle(table).fontSize) || 16;
      const boxWidth = table.parentElement?.clientWidth ?? 0;
      const estimate = (column: ArrangedColumn<never>): number => {
        const known = widths.get(column.id);
        if (known !== undefined) return known;
        const width = estimateWidth(column, rows, { fontSize, boxWidth });
        widths.set(column.id, width);
        return width;
      };
      if (!isSelectable) return columns.map(estimate);
      const heading = table.querySelector('th[data-selection]');
      selectionWidth ||= heading?.getBoundingClientRect().width ?? 0;
      return [selectionWidth, ...columns.map(estimate)];
    },
  };
}
