import { listRange } from './cellRange.ts';
import { parseCellKey } from './rowCollection.ts';
import type { TableControls } from './tableControls.ts';

const color = 'var(--color-primary-solid)';

/** Returns the lines at the sides at which the range ends, as inner shadows, which need no space. */
function drawEdges(edges: { top: boolean; bottom: boolean; left: boolean; right: boolean }) {
  const { top, bottom, left, right } = edges;
  return [
    top && `inset 0 2px ${color}`,
    bottom && `inset 0 -2px ${color}`,
    left && `inset 2px 0 ${color}`,
    right && `inset -2px 0 ${color}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function unmark(cell: HTMLElement): void {
  if (cell.dataset['range'] === undefined) return;
  delete cell.dataset['range'];
  cell.removeAttribute('aria-selected');
  cell.style.boxShadow = '';
}

/** Marks the rendered cells of the range of a table, visibly and by `aria-selected`, and removes the marks of all others. */
export function markRange(table: HTMLElement, controls: TableControls): void {
  const range = listRange(controls);
  const rows = new Set(range?.keys);
  const columns = new Map(range?.columns.map(({ id }, index) => [id, index]));
  const shown = controls.getShownColumns();
  const isRtl = getComputedStyle(table).direction === 'rtl';
  for (const cell of table.querySelectorAll<HTMLElement>('tbody [data-part="cell"]')) {
    const place = range && parseCellKey(cell.dataset['key'] ?? '');
    const id = place ? shown[place.index - Number(controls.isSelectable())]?.id : undefined;
    const column = id === undefined ? undefined : columns.get(id);
    if (!range || !place || column === undefined || !rows.has(place.rowKey)) {
      unmark(cell);
      continue;
    }
    const [isFirst, isLast] = [column === 0, column === range.columns.length - 1];
    cell.dataset['range'] = '';
    cell.setAttribute('aria-selected', 'true');
    cell.style.boxShadow = drawEdges({
      top: place.rowKey === range.keys[0],
      bottom: place.rowKey === range.keys.at(-1),
      left: isRtl ? isLast : isFirst,
      right: isRtl ? isFirst : isLast,
    });
  }
}
