import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns how many children of a box that wraps are whole on its first line. */
function countFitting({ children, clientWidth }: HTMLElement): number {
  const items = [...children] as HTMLElement[];
  const first = items[0]?.offsetTop;
  const index = items.findIndex(
    ({ offsetTop, offsetWidth }) => offsetTop !== first || offsetWidth > clientWidth,
  );
  return index === -1 ? items.length : index;
}

/** Returns how many children fit on the first line of a box; all of them until it is measured. */
export function useFittingCount(box: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [count, setCount] = useState(Infinity);
  const [measure] = useState(() => () => {
    if (box.current) setCount(countFitting(box.current));
  });
  // Each render may change the labels.
  useLayoutEffect(() => measure());
  useLayoutEffect(() => {
    if (!box.current || !isShown || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isShown, measure]);
  return count;
}
