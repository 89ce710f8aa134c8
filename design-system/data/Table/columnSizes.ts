import type { ArrangedColumn } from './tableView.ts';

/** What the layout of the columns depends on. */
export type ColumnLayoutOptions = {
  columns: readonly Pick<ArrangedColumn<never>, 'id' | 'pin' | 'minWidth' | 'maxWidth'>[];
  /** Whether the first column has checkboxes. */
  isSelectable: boolean;
  /** The widths in px that the user has chosen, by column id. */
  widths: Readonly<Record<string, number>>;
};

/** Returns the elements that give columns their widths, with the column of checkboxes. */
export function listCols(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(':scope > colgroup > col')];
}

/** Returns the widths of the columns in px, with the column of checkboxes. */
export function measureHeadings(table: HTMLElement): number[] {
  return [...table.querySelectorAll('[data-part="heading-row"] > th')].map(
    (heading) => heading.getBoundingClientRect().width,
  );
}

/** Creates the layout of a table without `features`: it keeps the widths that the columns have. */
export function createPlainLayout() {
  let cols: HTMLElement[] = [];
  const reset = () => {
    for (const col of cols) col.style.inlineSize = '';
  };
  return {
    setOptions: (_options: ColumnLayoutOptions): void => undefined,
    setTable: (_table: HTMLTableElement): void => undefined,
    apply(table: HTMLTableElement): void {
      cols = listCols(table);
      reset();
      // Two-line rows have no columns.
      if (getComputedStyle(table).display !== 'table') return;
      const widths = measureHeadings(table);
      for (const [index, col] of cols.entries()) col.style.inlineSize = `${widths[index]}px`;
    },
    reset,
  };
}
