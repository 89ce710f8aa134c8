import { listCols, type ColumnLayoutOptions } from './columnSizes.ts';
import { createWidthMemory } from './columnWidths.ts';
import { manyColumns } from './tableLayout.ts';
import type { ArrangedColumn } from './tableView.ts';

/** The narrowest and widest a column can become by resizing, in px, unless it has own limits. */
const minimumWidth = 56;

/** The widths of the columns and the places of the pinned ones, in the document. */
export type ColumnLayout = ReturnType<typeof createColumnLayout>;

/**
 * Creates the object that fixes the widths of columns. It writes to `col` elements and to custom properties of the table: a table
 * whose cells rendered for each step of a resize would lag behind the pointer.
 */
export function createColumnLayout() {
  let options: ColumnLayoutOptions = { columns: [], isSelectable: false, widths: {} };
  let table: HTMLTableElement | null = null;
  /** The widths that the content gives the columns, and those that apply, in px; with the column of checkboxes. */
  let natural: number[] = [];
  let current: number[] = [];

  const toIndex = (id: string) =>
    options.columns.findIndex((column) => column.id === id) + Number(options.isSelectable);
  /** Returns the width of each column in px, with the column of checkboxes: one cell may be in place of several columns. */
  function measure(): number[] {
    const cells = table?.querySelectorAll<HTMLTableCellElement>('[data-part="heading-row"] > *');
    return [...(cells ?? [])].flatMap((cell) => {
      const width = cell.getBoundingClientRect().width / cell.colSpan;
      return Array.from({ length: cell.colSpan }, () => width);
    });
  }
  const expected = createWidthMemory();
  /** Whether most columns are not rendered, so that their widths are estimated. */
  const isWide = () => options.columns.length > manyColumns;

  function clear(): void {
    if (!table) return;
    for (const col of listCols(table)) col.style.inlineSize = '';
    table.style.inlineSize = '';
    delete table.dataset['fixed'];
  }

  /** Gives the space that resized columns leave to the last column that was not resized. */
  function fill(widths: number[]): number[] {
    const total = widths.reduce((sum, width) => sum + width, 0);
    const free = (table?.parentElement?.clientWidth ?? 0) - total;
    const isFree = ({ id, pin }: (typeof options.columns)[number]) =>
      options.widths[id] === undefined && pin === undefined;
    const last = options.columns.findLast(isFree);
    const index = last ? toIndex(last.id) : widths.length - 1;
    return free > 0 ? widths.with(index, (widths[index] ?? 0) + free) : widths;
  }

  function write(widths: number[], isFixed: boolean): void {
    if (!table) return;
    current = widths;
    for (const [index, col] of listCols(table).entries())
      col.style.inlineSize = `${widths[index]}px`;
    if (isFixed) {
      table.dataset['fixed'] = '';
      table.style.inlineSize = `${widths.reduce((sum, width) => sum + width, 0)}px`;
    }
    writePins(widths);
  }

  /** The distance of each pinned column from its side. */
  function writePins(widths: number[]): void {
    const isPinned = (index: number) =>
      index < Number(options.isSelectable) ||
      options.columns[index - Number(options.isSelectable)]?.pin;
    let start = 0;
    for (const [index, width] of widths.entries()) {
      if (isPinned(index)) table?.style.setProperty(`--pin-start-${index}`, `${start}px`);
      start += width;
    }
    let end = 0;
    for (const [index, width] of [...widths.entries()].toReversed()) {
      if (isPinned(index)) table?.style.setProperty(`--pin-end-${index}`, `${end}px`);
      end += width;
    }
  }

  function getLimits(id: string): { min: number; max: number } {
    const column = options.columns.find((one) => one.id === id);
    return { min: column?.minWidth ?? minimumWidth, max: column?.maxWidth ?? Infinity };
  }

  function limit(id: string, width: number): number {
    const { min, max } = getLimits(id);
    return Math.round(Math.min(Math.max(width, min), max));
  }

  return {
    setOptions(next: ColumnLayoutOptions): void {
      options = next;
    },
    setTable(element: HTMLTableElement): void {
      table = element;
    },
    /** Sets the columns, and the rows whose texts say how wide they are in a table with many columns. */
    setSource: (columns: readonly ArrangedColumn<never>[], rows: readonly never[]): void =>
      expected.setSource(columns, rows),
    getTable: (): HTMLTableElement | null => table,
    /** Returns the widths that apply, with the column of checkboxes; none before they are known. */
    getWidths: (): readonly number[] => current,
    /** Measures the columns by their content, then applies the chosen widths. */
    apply(element: HTMLTableElement): void {
      table = element;
      // A hidden table is measured when it is shown. Safari before 17.4 and jsdom have no checkVisibility.
      if (element.checkVisibility?.() === false) return;
      const hasColumns = getComputedStyle(element).display === 'table';
      // Without its widths, a wide table would scroll back to its start.
      if (!isWide() || !hasColumns) clear();
      // Two-line rows have no columns.
      if (!hasColumns) return;
      natural = isWide() ? expected.list(element, options.isSelectable) : measure();
      const chosen = natural.map((width, index) => {
        const column = options.columns[index - Number(options.isSelectable)];
        return (column && options.widths[column.id]) ?? width;
      });
      const isFixed =
        isWide() || options.columns.some(({ id }) => options.widths[id] !== undefined);
      write(isFixed ? fill(chosen) : chosen, isFixed);
    },
    /** Lets the content decide again: what was measured may no longer be true. */
    reset(): void {
      if (!isWide()) clear();
      current = [];
    },
    getWidth: (id: string): number => current[toIndex(id)] ?? measure()[toIndex(id)] ?? 0,
    getLimits,
    /** Changes the width of one column while the user resizes it. Returns the width within the limits of the column. */
    resize(id: string, width: number): number {
      const limited = limit(id, width);
      write((current.length > 0 ? current : measure()).with(toIndex(id), limited), true);
      return limited;
    },
    /** Returns the width in px at which no line of the column wraps. */
    measureContent(id: string): number {
      if (!table) return 0;
      const before = current;
      clear();
      table.dataset['measuring'] = '';
      const width = measure()[toIndex(id)] ?? 0;
      delete table.dataset['measuring'];
      // Without widths, the content decides.
      if (before.length > 0) write(before, before !== natural || isWide());
      return limit(id, Math.ceil(width));
    },
  };
}
