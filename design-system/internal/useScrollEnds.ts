import { useLayoutEffect, useRef } from 'react';
import { findScroller, type Scroller } from './findScroller.ts';
import { isElement } from './roots.ts';

const fields = 'input, textarea, select, [contenteditable]';

const getBox = (scroller: Scroller): HTMLElement =>
  isElement(scroller) ? scroller : scroller.document.documentElement;

function isNearEnd(scroller: Scroller): boolean {
  const { scrollTop, scrollHeight, clientHeight } = getBox(scroller);
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 1;
}

const scrollTo = (scroller: Scroller, top: number) =>
  scroller.scrollTo?.({ top, behavior: 'instant' });

/** Returns the place to which a key scrolls, null for other keys. */
function getTarget(event: KeyboardEvent, scroller: Scroller): number | null {
  const { key, target, altKey, metaKey, shiftKey, defaultPrevented } = event;
  if (key !== 'Home' && key !== 'End') return null;
  if (altKey || metaKey || shiftKey || defaultPrevented) return null;
  if (!isElement(target) || target.matches(fields)) return null;
  if (target !== scroller && findScroller(target) !== scroller) return null;
  return key === 'Home' ? 0 : getBox(scroller).scrollHeight;
}

/** Follows how a scroller is scrolled. Returns a function that ends it, and one that keeps the end in view. */
function watchEnds(scroller: Scroller) {
  let last = { count: 0, isAtEnd: false };
  const end = new AbortController();
  const { signal } = end;
  const onScroll = () => {
    last.isAtEnd = isNearEnd(scroller);
  };
  const onKeyDown = (event: Event) => {
    const target = getTarget(event as KeyboardEvent, scroller);
    if (target === null) return;
    event.preventDefault();
    scrollTo(scroller, target);
  };
  scroller.addEventListener('scroll', onScroll, { passive: true, signal });
  scroller.addEventListener('keydown', onKeyDown, { signal });
  return {
    stop: () => end.abort(),
    keepEnd: (count: number) => {
      // New rows are below the end that was reached.
      if (last.count !== count) last = { count, isAtEnd: false };
      else if (last.isAtEnd && !isNearEnd(scroller)) {
        scrollTo(scroller, getBox(scroller).scrollHeight);
      }
    },
  };
}

/**
 * Lets Home and End reach both ends of a list whose heights are estimates. Browsers scroll smoothly to where the end was estimated, and stop
 * when the position is corrected for a measured row. At the end, the list stays there while its height is corrected.
 */
export function useScrollEnds(getScroller: () => Scroller | null, count: number): void {
  const known = useRef<{ scroller: Scroller; ends: ReturnType<typeof watchEnds> }>(null);
  // In each render: a table finds its scroller after it has mounted.
  useLayoutEffect(() => {
    const scroller = getScroller();
    if (scroller !== (known.current?.scroller ?? null)) {
      known.current?.ends.stop();
      known.current = scroller && { scroller, ends: watchEnds(scroller) };
    }
    known.current?.ends.keepEnd(count);
  });
  useLayoutEffect(
    () => () => {
      known.current?.ends.stop();
      known.current = null;
    },
    [],
  );
}
