import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The distance in px from the visible area at which the next rows are requested. */
const ahead = 600;

/** Calls `onLoadMore` when the end of the rows comes near the visible area, once for each number of rows. */
export function useLoadMore(
  end: RefObject<Element | null>,
  {
    onLoadMore,
    isLoading,
    count,
  }: {
    onLoadMore?: (() => void) | undefined;
    isLoading?: boolean | undefined;
    count: number;
  },
): void {
  const load = useEffectEvent(() => onLoadMore?.());
  const isEnabled = onLoadMore !== undefined && !isLoading;
  useEffect(() => {
    const element = end.current;
    if (!isEnabled || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      // `scrollMargin` counts in the table's own scrolling box, where browsers know it.
      { rootMargin: `${ahead}px 0px`, scrollMargin: `${ahead}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, isEnabled, count]);
}
