import { useEffect, useState, type RefObject } from 'react';

// The widths of a month, of the column with its week numbers, and of the gap between two months.
const [monthRem, weeksRem, gapRem] = [17.5, 2.5, 1];

/** Returns how many of the wanted months fit beside each other into the element around a calendar; one on a server. */
export function useMonths(
  root: RefObject<HTMLElement | null>,
  wanted: 1 | 2,
  hasWeekNumbers: boolean,
): 1 | 2 {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const parent = root.current?.parentElement;
    if (wanted === 1 || !parent || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(
        getComputedStyle(parent.ownerDocument.documentElement).fontSize,
      );
      const needed = 2 * (monthRem + (hasWeekNumbers ? weeksRem : 0)) + gapRem;
      setRoom((entry?.contentRect.width ?? 0) >= needed * rem);
    });
    observer.observe(parent);
    return () => observer.disconnect();
  }, [root, wanted, hasWeekNumbers]);
  return wanted === 2 && hasRoom ? 2 : 1;
}
