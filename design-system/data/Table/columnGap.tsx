import type { ReactNode } from 'react';
import type { ArrangedColumn } from './tableView.ts';

/** The rendered columns, by their places: from the first to the last, and some others. */
export type ColumnRange = { first: number; last: number };

/** Renders one cell in place of neighbouring columns that are not rendered. The `col` elements give it their widths. */
export function renderGap(key: string, count: number): ReactNode {
  return <td key={`gap ${key}`} aria-hidden="true" colSpan={count} style={{ padding: 0 }} />;
}

/**
 * Returns the columns with a `gap` in each that is not rendered: those outside of the range, unless they are pinned or `kept`, because a
 * cell that has the focus would lose it. The first one of neighbours has the cell in place of all of them.
 */
export function addGaps<Row>(
  columns: readonly ArrangedColumn<Row>[],
  { first, last }: ColumnRange,
  kept: number,
): readonly ArrangedColumn<Row>[] {
  const isHidden = (index: number) => {
    const column = columns[index];
    return column !== undefined && !column.pin && index !== kept && (index < first || index > last);
  };
  return columns.map((column, index) => {
    if (!isHidden(index)) return column;
    if (isHidden(index - 1)) return { ...column, gap: null };
    let end = index;
    while (isHidden(end)) end += 1;
    return { ...column, gap: renderGap(column.id, end - index) };
  });
}
