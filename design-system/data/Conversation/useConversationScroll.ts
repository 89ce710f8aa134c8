import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** How far from the end the messages may be scrolled, in px, to follow a new one. */
const nearEnd = 120;

/** What remains visible above the line of the first unread message, in px: less than its margin, so that no bubble is cut. */
const spaceAboveLine = 4;

type ScrollOptions = {
  root: RefObject<HTMLElement | null>;
  area: RefObject<HTMLElement | null>;
  /** The line above the first unread message. */
  unreadLine: RefObject<HTMLElement | null>;
  /** The ids of all messages. */
  keys: readonly string[];
  /** Whether the user wrote the last message, so that it is shown in any case once it is added. */
  isLastOwn: boolean;
};

/** Returns the element that scrolls the messages: their area or, on phones, the drawer or page around it. */
function getScroller(area: HTMLElement, root: HTMLElement | null) {
  const isFramed = getComputedStyle(area).overflowY === 'auto';
  const box = isFramed ? area : area.closest('[data-part="scroll-area"]');
  // The heights of the bars above and below the page.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const list = area.firstElementChild;
  return {
    /** Returns where the visible part begins, in px from the top of the window. */
    getStart: () => box?.getBoundingClientRect().top ?? (parseFloat(scrollPaddingTop) || 0),
    /** Returns how far the end is below what is visible, in px. On phones the composer is below the messages. */
    measureToEnd: () => {
      const last = isFramed ? list : root;
      const pageEnd = window.innerHeight - (parseFloat(scrollPaddingBottom) || 0);
      const end = box?.getBoundingClientRect().bottom ?? pageEnd;
      return (last?.getBoundingClientRect().bottom ?? 0) - end;
    },
    getHeight: () => list?.getBoundingClientRect().height ?? 0,
    scrollBy: (by: number) => (box ?? window).scrollBy?.({ top: by, behavior: 'instant' }),
    target: box ?? window,
  };
}

/**
 * Scrolls to the first unread message or else to the newest, and to a new one while the user is near the end. When older messages are
 * added, the messages in view stay where they are.
 */
export function useConversationScroll(options: ScrollOptions): void {
  const { root, area, unreadLine, keys, isLastOwn } = options;
  const [firstKey, lastKey] = [keys[0], keys.at(-1)];
  const getKeys = useEffectEvent(() => keys);
  const previous = useRef({ keys: [] as readonly string[], height: 0 });
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (!area.current) return undefined;
    const scroller = getScroller(area.current, root.current);
    const scrollToStart = () => {
      const line = unreadLine.current?.getBoundingClientRect().top ?? Infinity;
      const toLine = Math.max(0, line - spaceAboveLine - scroller.getStart());
      scroller.scrollBy(Math.max(0, Math.min(scroller.measureToEnd(), toLine)));
    };
    const height = scroller.getHeight();
    const before = previous.current;
    previous.current = { keys: getKeys(), height };
    if (before.keys.length === 0) {
      // These are the first messages.
      scrollToStart();
      // A newly opened page scrolls to its top after this effect, so this scrolls again in the next frame.
      const frame = requestAnimationFrame(scrollToStart);
      return () => cancelAnimationFrame(frame);
    }
    if (lastKey !== before.keys.at(-1)) {
      // An own message also becomes the last one when the messages after it are deleted.
      const isOwnAdded = isLastOwn && lastKey !== undefined && !before.keys.includes(lastKey);
      if (isOwnAdded || isAtEnd.current) scroller.scrollBy(Math.max(0, scroller.measureToEnd()));
    } else if (firstKey !== before.keys[0]) scroller.scrollBy(height - before.height);
    return undefined;
  }, [root, area, unreadLine, firstKey, lastKey, isLastOwn]);
  // Keeps the end in view while pictures load, an error appears below a message or the composer grows.
  useEffect(() => {
    if (!area.current || typeof ResizeObserver === 'undefined') return undefined;
    const scroller = getScroller(area.current, root.current);
    const remember = () => {
      isAtEnd.current = scroller.measureToEnd() < nearEnd;
    };
    const follow = () => {
      if (isAtEnd.current) scroller.scrollBy(Math.max(0, scroller.measureToEnd()));
      previous.current.height = scroller.getHeight();
    };
    const observer = new ResizeObserver(follow);
    observer.observe(area.current);
    for (const child of area.current.children) observer.observe(child);
    scroller.target.addEventListener('scroll', remember, { passive: true });
    remember();
    return () => {
      observer.disconnect();
      scroller.target.removeEventListener('scroll', remember);
    };
  }, [root, area]);
}
