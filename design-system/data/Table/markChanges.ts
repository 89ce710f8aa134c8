import type { Key } from 'react-stately';
import { isSameContent } from '../../internal/isSameContent.ts';
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

/** Compares what cells show of their rows; the button of a row that was expanded is no news. */
function showsSame(a: CellContent, b: CellContent): boolean {
  const list = ({ cell, subtitle, detail, start }: CellContent) => [cell, subtitle, detail, start];
  return isSameContent(list(a), list(b));
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
  const shown = contents.filter(({ gap }) => gap === undefined);
  for (const [index, content] of shown.entries()) {
    const last = before.find(({ id }) => id === content.id);
    if (last && last.gap === undefined && !showsSame(last, content)) mark(cells[index]);
  }
}

// A change of more than this share of the rows is another page or search, not news.
const mostRows = 0.5;

/**
 * Returns a function that receives the keys of the rows at each render. It returns whether a row came with the last change of the rows, unless
 * most of them are others.
 */
export function createNewRows() {
  let keys: readonly Key[] | null = null;
  let known = new Set<Key>();
  let fresh = new Set<Key>();
  return (next: readonly Key[]) => {
    if (next !== keys) {
      const added = next.filter((key) => !known.has(key));
      fresh = new Set(keys && added.length <= next.length * mostRows ? added : []);
      known = new Set(next);
      keys = next;
    }
    return (key: Key) => fresh.has(key);
  };
}
