import { useLayoutEffect, useState, type RefObject } from 'react';

/** The axes on which the content of a box overflows. */
export type Overflow = 'x' | 'y' | 'x y';

/**
 * Returns on which axes the content of an element overflows, for `data-overflow`, and whether there is more below what is visible.
 * Updated on scrolling and when either size changes.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>) {
  const [overflow, setOverflow] = useState<Overflow>();
  const [hasMore, setHasMore] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { scrollHeight, clientHeight, scrollTop, scrollWidth, clientWidth } = element;
      // These sizes are rounded, so they may differ by 1 px without any overflow.
      const isWider = scrollWidth > clientWidth + 1;
      const isHigher = scrollHeight > clientHeight + 1;
      setOverflow(isWider ? (isHigher ? 'x y' : 'x') : isHigher ? 'y' : undefined);
      setHasMore(scrollHeight > clientHeight + scrollTop + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const observeChildren = () => {
      for (const child of element.children) observer.observe(child);
    };
    observeChildren();
    // Rows may be added later.
    const additions = new MutationObserver(observeChildren);
    additions.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      additions.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return { overflow, hasMore };
}
