import { useSyncExternalStore } from 'react';
import { watchWindow } from './watchWindow.ts';

function onResize(listener: () => void): () => void {
  return watchWindow('resize', listener);
}

/**
 * What a component wants to know of the width of the window in pixels, such as whether it is past a breakpoint. It
 * renders again only when the answer changes, never for each pixel. On a server the width is 0.
 */
export function useWindowWidth<Answer extends boolean | number | string>(
  select: (width: number) => Answer,
): Answer {
  return useSyncExternalStore(
    onResize,
    () => select(window.innerWidth),
    () => select(0),
  );
}
