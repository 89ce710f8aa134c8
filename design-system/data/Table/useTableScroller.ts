import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Scroller } from '../../internal/useVirtualRows.ts';

/** What scrolls the rows of a table, and how far below the start of its content they begin, in px. */
export type TableScroller = { scroller: Scroller | null; margin: number };

function findScroller(body: HTMLElement): Scroller {
  for (let box = body.parentElement; box && box !== document.body; box = box.parentElement) {
    const isHigher = box.scrollHeight > box.clientHeight + 1;
    if (isHigher && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return window;
}

function measure(body: HTMLElement): TableScroller {
  const scroller = findScroller(body);
  const { top } = body.getBoundingClientRect();
  const margin =
    scroller instanceof Element
      ? top - scroller.getBoundingClientRect().top + scroller.scrollTop
      : top + window.scrollY;
  return { scroller, margin: Math.max(0, Math.round(margin)) };
}

/**
 * Returns a function for the element that scrolls the rows, which is the box of a table with a maximum height, otherwise the page or a part
 * of it; and the margin. It measures when sizes on the page change, never while the rows scroll.
 */
export function useTableScroller(body: RefObject<HTMLElement | null>, isEnabled: boolean) {
  const current = useRef<TableScroller>({ scroller: null, margin: 0 });
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    const update = () => {
      if (!body.current) return;
      const next = measure(body.current);
      const hasChanged = next.scroller !== current.current.scroller;
      current.current = next;
      // The virtualizer looks for its scroller after each render.
      setMargin((last) => (hasChanged || last !== next.margin ? next.margin : last));
    };
    update();
    window.addEventListener('resize', update);
    // Something above the table may grow.
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => update());
    observer?.observe(document.body);
    return () => {
      window.removeEventListener('resize', update);
      observer?.disconnect();
    };
  }, [body, isEnabled]);
  return { getScroller: () => current.current.scroller, margin };
}
