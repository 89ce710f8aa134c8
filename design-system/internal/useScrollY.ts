import { useSyncExternalStore } from 'react';
import { useWatchedWindow } from './watchWindow.ts';

/**
 * Returns what `select` derives from the scroll position in pixels, such as whether it is past 500.
 * The component renders only when that result changes. On a server the position is 0.
 */
export function useScrollY<Selected extends boolean | number | string>(
  select: (top: number) => Selected,
): Selected {
  const { subscribe, getView } = useWatchedWindow('scroll');
  return useSyncExternalStore(
    subscribe,
    () => select(getView().scrollY),
    () => select(0),
  );
}
