import { findScroller } from '../../internal/findScroller.ts';
import { getWindow } from '../../internal/roots.ts';

/** The distance in px from an edge at which dragging scrolls, and the fastest speed in px per ms. */
const zone = 48;
const speed = 1;

/** A frame that takes longer, in ms, scrolls no further, so that rows can still be recognized. */
const longestFrame = 100;

/** Returns how fast to scroll, in px per ms, while the pointer is near the edge of a box. */
export function getScrollStep(y: number, top: number, bottom: number): number {
  // In a box lower than both zones, its halves are the zones.
  const size = Math.min(zone, (bottom - top) / 2);
  if (y < top + size) return -Math.min((top + size - y) / size, 1) * speed;
  if (y > bottom - size) return Math.min((y - bottom + size) / size, 1) * speed;
  return 0;
}

/** Scrolls the box around a table and the page for the time of a frame while the pointer is near their edges. */
export function autoScroll(table: Element, y: number, elapsed: number): void {
  const time = Math.min(elapsed, longestFrame);
  const page = getWindow(table);
  const scroller = findScroller(table);
  const heading = table.querySelector('th')?.getBoundingClientRect();
  // Headings that stay in view, below a navbar or at the top of the box, cover rows.
  const below = (top: number) =>
    heading && heading.top >= top && heading.top <= top + zone * 2 ? heading.bottom : top;
  if (scroller instanceof page.HTMLElement) {
    const { top, bottom } = scroller.getBoundingClientRect();
    const step = getScrollStep(y, below(top), Math.min(bottom, page.innerHeight));
    scroller.scrollTop += step * time;
  }
  const step = getScrollStep(y, scroller === page ? below(0) : 0, page.innerHeight);
  if (step !== 0) page.scrollBy({ top: step * time, behavior: 'instant' });
}
