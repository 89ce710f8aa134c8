import { useSyncExternalStore } from 'react';
import { watchWindow } from './watchWindow.ts';

function onScroll(listener: () => void): () => void {
  return watchWindow('scroll', listener);
}

/**
 * Returns what `select` derives from the scroll position in pixels, such as whether it is past 500.
 * The component renders only when that result changes. On a server the position is 0.
 */
export function useScrollY<Selected extends boolean | number | string>(
  select: (top: number) => Selected,
): Selected {
  return useSyncExternalStore(
    onScroll,
    () => select(window.scrollY),
    () => select(0),
  );
}
