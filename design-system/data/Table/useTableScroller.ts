import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { findScroller, type Scroller } from '../../internal/findScroller.ts';
import { getWindow } from '../../internal/roots.ts';

/** The element that scrolls the rows of a table, and the distance in px from the start of its content to the rows. */
export type TableScroller = { scroller: Scroller | null; margin: number };

function measure(body: HTMLElement): TableScroller {
  const scroller = findScroller(body);
  const { top } = body.getBoundingClientRect();
  const margin =
    'scrollY' in scroller
      ? top + scroller.scrollY
      : top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  return { scroller, margin: Math.max(0, Math.round(margin)) };
}

/** Calls `onSeen` when one of the observed elements comes into view. */
function createSpaceObserver(onSeen: () => void): IntersectionObserver | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  return new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
  });
}

/**
 * Returns the element that scrolls the rows: the box of a table with a maximum height, otherwise the page or a part of it. Measures
 * when the page changes its size, and when a space in place of rows comes into view, for example because something above the table has
 * changed its size within a part of the page. `observeSpace` is the ref of these spaces.
 */
export function useTableScroller(body: RefObject<HTMLElement | null>, isEnabled: boolean) {
  const [current, setCurrent] = useState<TableScroller>({ scroller: null, margin: 0 });
  const [{ update, spaces }] = useState(() => {
    const measureAgain = () => {
      // A hidden table has no position; its last position is right again when it is shown. jsdom and Safari before 17.4 have no
      // checkVisibility.
      if (!body.current || body.current.checkVisibility?.() === false) return;
      const next = measure(body.current);
      setCurrent((last) =>
        last.scroller === next.scroller && last.margin === next.margin ? last : next,
      );
    };
    return { update: measureAgain, spaces: createSpaceObserver(measureAgain) };
  });
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    update();
    const view = getWindow(body.current);
    view.addEventListener('resize', update);
    // Something above the table may grow.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(view.document.body);
    return () => {
      view.removeEventListener('resize', update);
      observer?.disconnect();
    };
  }, [isEnabled, update, body]);
  const observeSpace = useCallback(
    (space: HTMLElement) => {
      spaces?.observe(space);
      return () => spaces?.unobserve(space);
    },
    [spaces],
  );
  return { ...current, observeSpace };
}
