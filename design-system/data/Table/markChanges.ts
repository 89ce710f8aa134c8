import type { CellContent } from './useCellContents.ts';

/** The time in ms in which a mark fades. */
const duration = 2500;

/** Fades the background of an element from the colour of changes. It is no motion, so it needs no setting. */
function mark(element: Element | null | undefined): void {
  element?.animate?.(
    [{ backgroundColor: 'var(--color-primary-soft)' }, { backgroundColor: 'transparent' }],
    { duration, easing: 'ease-in' },
  );
}

/** Marks a row that is new, if it had no contents before, or its cells whose contents have changed. */
export function markChanges(
  row: HTMLElement,
  contents: readonly CellContent[],
  before: readonly CellContent[] | null,
): void {
  if (!before) {
    mark(row);
    return;
  }
  const cells = row.querySelectorAll(':scope > [data-part="cell"]:not([data-selection])');
  for (const [index, content] of contents.entries()) {
    const last = before.find(({ id }) => id === content.id);
    if (last && last !== content) mark(cells[index]);
  }
}
