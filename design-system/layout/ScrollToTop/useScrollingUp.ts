import { useState, useSyncExternalStore } from 'react';
import { watchWindow } from '../../internal/watchWindow.ts';

// The bounce at the end of a page on iOS, and a finger that rests, move less.
const minWayPx = 16;

function createTracker(threshold: number) {
  let last = 0;
  let turn = 0;
  let isUp = false;
  return {
    subscribe: (listener: () => void) => watchWindow('scroll', listener),
    isUp: (): boolean => {
      const top = window.scrollY;
      if (top > last) {
        turn = top;
        isUp = false;
      } else if (turn - top >= minWayPx) isUp = true;
      last = top;
      return isUp && top > threshold;
    },
  };
}

/** Returns whether the user is scrolling up, below a position in px. */
export function useScrollingUp(threshold: number): boolean {
  const [tracker] = useState(() => createTracker(threshold));
  return useSyncExternalStore(tracker.subscribe, tracker.isUp, () => false);
}
