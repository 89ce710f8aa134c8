import { getWindow } from './roots.ts';

/** The element whose content scrolls. */
export type Scroller = HTMLElement | Window;

/** Returns the nearest element around another one that scrolls it vertically: a box with more content than it shows, or the window. */
export function findScroller(element: Element): Scroller {
  for (let box = element.parentElement; box && box.localName !== 'body'; box = box.parentElement) {
    // `scrollHeight` and `clientHeight` are rounded, so they may differ by 1 px without any overflow.
    const isHigher = box.scrollHeight > box.clientHeight + 1;
    if (isHigher && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return getWindow(element);
}
