import { useEffect, useRef, type RefObject } from 'react';
import type { TableFeatures } from './tableFeatures.ts';
import type { CellContent } from './useCellContents.ts';

type Options = {
  /** Undefined in a table that does not mark changes. */
  markChanges: TableFeatures['markChanges'] | undefined;
  /** Whether the row came with the last change of the rows. */
  isNew: boolean;
};

/** Marks a row that is new in its table, and cells whose contents have changed. */
export function useChanges(
  row: RefObject<HTMLElement | null>,
  contents: readonly CellContent[],
  { markChanges, isNew }: Options,
): void {
  const previous = useRef<readonly CellContent[] | null>(null);
  useEffect(() => {
    const before = previous.current;
    previous.current = contents;
    if (row.current && (before || isNew)) markChanges?.(row.current, contents, before);
  }, [row, contents, markChanges, isNew]);
}
