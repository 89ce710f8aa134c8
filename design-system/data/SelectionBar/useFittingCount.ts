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
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isShown || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setCount(countFitting(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The labels may change.
    const changes = new MutationObserver(measure);
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [box, isShown]);
  return count;
}
