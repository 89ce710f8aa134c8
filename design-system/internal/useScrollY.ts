import { useSyncExternalStore } from 'react';
import { watchWindow } from './watchWindow.ts';

function onScroll(listener: () => void): () => void {
  return watchWindow('scroll', listener);
}

/**
 * What a component wants to know of how far down the page is scrolled in pixels, such as whether it is past 500. It
 * renders again only when the answer changes, never for each pixel. On a server it is 0.
 */
export function useScrollY<Answer extends boolean | number | string>(
  select: (top: number) => Answer,
): Answer {
  return useSyncExternalStore(
    onScroll,
    () => select(window.scrollY),
    () => select(0),
  );
}
