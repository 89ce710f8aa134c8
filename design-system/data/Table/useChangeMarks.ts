import { useEffect, useRef, type RefObject } from 'react';
import type { CellContent } from './useCellContents.ts';

const duration = 2500;

/** Fades the background of an element from the colour of changes. It is no motion, so it needs no setting. */
function mark(element: Element | null | undefined): void {
  element?.animate?.(
    [{ backgroundColor: 'var(--color-primary-soft)' }, { backgroundColor: 'transparent' }],
    { duration, easing: 'ease-in' },
  );
}

/** Marks a row that is new in its table, and cells whose content has changed. */
export function useChangeMarks(
  row: RefObject<HTMLElement | null>,
  contents: readonly CellContent[],
  { isEnabled, isNew }: { isEnabled: boolean; isNew: boolean },
): void {
  const previous = useRef<readonly CellContent[] | null>(null);
  useEffect(() => {
    const before = previous.current;
    previous.current = contents;
    if (!isEnabled) return;
    if (before === null) {
      if (isNew) mark(row.current);
      return;
    }
    const cells = row.current?.querySelectorAll(
      ':scope > [data-part="cell"]:not([data-selection])',
    );
    for (const [index, content] of contents.entries()) {
      const last = before.find(({ id }) => id === content.id);
      if (last && last !== content) mark(cells?.[index]);
    }
  }, [row, contents, isEnabled, isNew]);
}
