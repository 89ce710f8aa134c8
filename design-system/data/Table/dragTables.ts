import type { Key } from 'react-stately';
import type { IntlShape } from '../../i18n/intl.ts';
import { getCellKey, parseCellKey } from './rowCollection.ts';
import type { TableControls } from './tableControls.ts';

/** A table on the page whose rows can be moved, or that takes rows of others. */
export type DragTable = {
  table: HTMLElement;
  controls: TableControls;
  formatMessage: IntlShape['formatMessage'];
  /** The line where rows are dropped, and what follows the pointer. */
  line: HTMLElement;
  preview: HTMLElement;
};

const tables = new Set<DragTable>();

/** Adds a table. Returns a function that removes it. */
export function addDragTable(table: DragTable): () => void {
  tables.add(table);
  return () => tables.delete(table);
}

export const findDragTable = (element: Element): DragTable | undefined =>
  [...tables].find(({ table }) => table.contains(element));

/** Whether an order or groups decide about the places of rows. */
export function isOrdered({ getSorts, getView }: TableControls): boolean {
  return getSorts().length > 0 || (getView().groupBy ?? []).length > 0;
}

/** Whether rows of a table can be dropped in another one, or in the table itself. */
function accepts(target: DragTable, source: DragTable): boolean {
  const { onReorder, onInsert, dragType } = target.controls.getDragging();
  if (!target.table.isConnected || isOrdered(target.controls)) return false;
  if (target === source) return onReorder !== undefined;
  const type = source.controls.getDragging().dragType;
  return onInsert !== undefined && dragType !== undefined && dragType === type;
}

/** Returns the tables in which rows of a table can be dropped, in the order of the page. */
export function listTargets(source: DragTable): DragTable[] {
  return [...tables]
    .filter((one) => accepts(one, source))
    .toSorted((a, b) =>
      a.table.compareDocumentPosition(b.table) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
}

const getBox = ({ table }: DragTable) => table.closest<HTMLElement>('[data-part="table"]') ?? table;

/** The distance in px from a table at which its own rows can still be dropped in it. */
const margin = 48;

/** Returns the table in which rows are dropped at a point. */
export function findTarget(source: DragTable, x: number, y: number): DragTable | undefined {
  const targets = listTargets(source);
  const element = source.table.ownerDocument.elementFromPoint(x, y);
  const target = targets.find((one) => getBox(one).contains(element));
  if (target) return target;
  const { top, bottom } = getBox(source).getBoundingClientRect();
  return targets.find((one) => one === source && y > top - margin && y < bottom + margin);
}

const rows = '[data-part="body-row"]';

const findRowKey = (row: Element): Key | undefined =>
  parseCellKey(row.querySelector('[data-part="cell"]')?.getAttribute('data-key') ?? '')?.rowKey;

/** Returns the row of a key, if it is rendered. */
export function findRow({ table }: DragTable, key: Key | undefined): HTMLElement | undefined {
  if (key === undefined) return undefined;
  const cell = table.querySelector(`[data-key="${CSS.escape(getCellKey(key, 0))}"]`);
  return cell?.closest<HTMLElement>(rows) ?? undefined;
}

/** Returns the gap between rows that is nearest to a place in the window. */
export function findGap({ table, controls }: DragTable, y: number): number {
  const keys = controls.getRowKeys();
  let gap = 0;
  for (const row of table.querySelectorAll(rows)) {
    const { top, bottom } = row.getBoundingClientRect();
    const index = keys.indexOf(findRowKey(row) as Key);
    if (index === -1) continue;
    if (y < (top + bottom) / 2) return index;
    gap = index + 1;
  }
  return gap;
}

/** Returns the place of a gap in the window; undefined if the rows around it are not rendered. */
function findGapTop(target: DragTable, gap: number): number | undefined {
  const keys = target.controls.getRowKeys();
  const next = findRow(target, keys[gap]);
  if (next) return next.getBoundingClientRect().top;
  if (keys.length === 0) return target.table.querySelector('tbody')?.getBoundingClientRect().top;
  let last: Element | undefined = findRow(target, keys[gap - 1]);
  // The details of a row are part of it.
  while (last?.nextElementSibling?.matches('[data-part="detail-row"]')) {
    last = last.nextElementSibling;
  }
  return last?.getBoundingClientRect().bottom;
}

/** Moves an element that is fixed to the window, also if a box around it is what it is fixed to. */
export function placeAt(element: HTMLElement, x: number, y: number): void {
  element.hidden = false;
  element.style.translate = 'none';
  const { left, top } = element.getBoundingClientRect();
  element.style.translate = `${x - left}px ${y - top}px`;
}

/** Shows the line at a gap, unless the gap is scrolled out of its box. */
export function showLine(target: DragTable, gap: number): void {
  const { line } = target;
  const box = getBox(target).getBoundingClientRect();
  const top = findGapTop(target, gap);
  const isSeen = top !== undefined && top >= box.top - 1 && top <= box.bottom + 1;
  if (!isSeen) {
    line.hidden = true;
    return;
  }
  line.style.inlineSize = `${box.width}px`;
  placeAt(line, box.left, top - 2);
}

/** Scrolls a gap into view. */
export function scrollToGap(target: DragTable, gap: number): void {
  const keys = target.controls.getRowKeys();
  const around = [findRow(target, keys[gap - 1]), findRow(target, keys[gap])];
  for (const row of around) row?.scrollIntoView({ block: 'nearest' });
  // In a long table, the first or last row may not be rendered.
  if (around.every((row) => !row)) {
    target.table.scrollIntoView({ block: gap === 0 ? 'start' : 'end' });
  }
}
