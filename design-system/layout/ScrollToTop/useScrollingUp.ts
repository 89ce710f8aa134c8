import { useState } from 'react';
import { useWindowValue } from '../../internal/watchWindow.ts';

// From this distance the page counts as scrolled up. The bounce at the end of a page on iOS, and a resting finger, move it less.
const minDistancePx = 16;

function createTracker(threshold: number) {
  let lastTop = 0;
  // The position from which the user began to scroll up.
  let turnTop = 0;
  let isUp = false;
  return {
    isUp: ({ scrollY: top }: Window): boolean => {
      if (top > lastTop) {
        turnTop = top;
        isUp = false;
      } else if (turnTop - top >= minDistancePx) isUp = true;
      lastTop = top;
      return isUp && top > threshold;
    },
  };
}

/** Returns whether the user is scrolling up, below a position in px. */
export function useScrollingUp(threshold: number): boolean {
  const [tracker] = useState(() => createTracker(threshold));
  return useWindowValue('scroll', tracker.isUp, () => false);
}
