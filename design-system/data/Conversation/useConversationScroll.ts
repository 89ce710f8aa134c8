import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { getWindow } from '../../internal/roots.ts';

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
  /** Whether server-rendered messages are being hydrated, which may have been scrolled before. */
  isHydrating: boolean;
};

/** A message and where its top was, in px from the start of the visible part. */
type Place = { item: Element; top: number };

/**
 * Returns the messages at the start of the visible part. The first that is wholly visible comes first, because the message above it may grow. There
 * are several because a message may be removed.
 */
function findPlaces(list: Element, start: number): Place[] {
  const items = list.getElementsByTagName('li');
  // The messages are in the order of the page, so a search in halves measures few of them.
  let [first, end] = [0, items.length];
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    if ((items[middle]?.getBoundingClientRect().top ?? 0) < start) first = middle + 1;
    else end = middle;
  }
  const nearest = [0, 1, 2, 3, 4, -1, -2, -3].flatMap((by) => items[first + by] ?? []);
  return nearest.map((item) => ({ item, top: item.getBoundingClientRect().top - start }));
}

/** Returns the element that scrolls the messages: their area or, on phones, the drawer or page around it. */
function getScroller(area: HTMLElement, root: HTMLElement | null) {
  const isFramed = getComputedStyle(area).overflowY === 'auto';
  const box = isFramed ? area : area.closest('[data-part="scroll-area"]');
  // The heights of the bars above and below the page.
  const view = getWindow(area);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(
    area.ownerDocument.documentElement,
  );
  const list = area.firstElementChild;
  return {
    /** Returns where the visible part begins, in px from the top of the window. */
    getStart: () => box?.getBoundingClientRect().top ?? (parseFloat(scrollPaddingTop) || 0),
    /** Returns how far the end is below what is visible, in px. On phones the composer is below the messages. */
    measureToEnd: () => {
      const last = isFramed ? list : root;
      const pageEnd = view.innerHeight - (parseFloat(scrollPaddingBottom) || 0);
      const end = box?.getBoundingClientRect().bottom ?? pageEnd;
      return (last?.getBoundingClientRect().bottom ?? 0) - end;
    },
    getScrollTop: () => (box ? box.scrollTop : view.scrollY),
    scrollBy: (by: number) => (box ?? view).scrollBy?.({ top: by, behavior: 'instant' }),
    target: box ?? view,
  };
}

/**
 * Scrolls to the first unread message or else to the newest, and to a new one while the user is near the end. Otherwise the messages in
 * view stay where they are, whatever is added, removed or changes its height above them.
 */
export function useConversationScroll(options: ScrollOptions): void {
  const { root, area, unreadLine, keys, isLastOwn } = options;
  const [isHydrating] = useState(options.isHydrating);
  const lastKey = keys.at(-1);
  const allKeys = keys.join(' ');
  const getKeys = useEffectEvent(() => keys);
  const previousKeys = useRef<readonly string[]>([]);
  const isAtEnd = useRef(true);
  const places = useRef<Place[]>([]);
  const remember = useEffectEvent(() => {
    if (!area.current) return;
    const scroller = getScroller(area.current, root.current);
    isAtEnd.current = scroller.measureToEnd() < nearEnd;
    places.current = findPlaces(area.current, scroller.getStart());
  });
  /** Scrolls to the end if it was in view, or else by as much as the messages in view have moved. */
  const keepPlace = useEffectEvent((isOwnAdded: boolean) => {
    if (!area.current) return;
    const scroller = getScroller(area.current, root.current);
    if (isOwnAdded || isAtEnd.current) scroller.scrollBy(Math.max(0, scroller.measureToEnd()));
    else {
      const kept = places.current.find(({ item }) => item.isConnected);
      const top = kept && kept.item.getBoundingClientRect().top - scroller.getStart();
      if (kept && top !== kept.top) scroller.scrollBy((top ?? 0) - kept.top);
    }
    remember();
  });
  useLayoutEffect(() => {
    if (!area.current) return undefined;
    const scroller = getScroller(area.current, root.current);
    const scrollToStart = () => {
      const line = unreadLine.current?.getBoundingClientRect().top ?? Infinity;
      const toLine = Math.max(0, line - spaceAboveLine - scroller.getStart());
      scroller.scrollBy(Math.max(0, Math.min(scroller.measureToEnd(), toLine)));
      remember();
    };
    const before = previousKeys.current;
    previousKeys.current = getKeys();
    if (before.length === 0) {
      // These are the first messages, which may have been scrolled before the scripts ran.
      if (isHydrating && scroller.getScrollTop() > 0) {
        remember();
        return undefined;
      }
      scrollToStart();
      // A newly opened page scrolls to its top after this effect, so this scrolls again in the next frame, unless somebody has scrolled.
      const frame = requestAnimationFrame(() => {
        if (scroller.getScrollTop() === 0) scrollToStart();
      });
      return () => cancelAnimationFrame(frame);
    }
    // An own message also becomes the last one when the messages after it are deleted.
    keepPlace(isLastOwn && lastKey !== undefined && !before.includes(lastKey));
    return undefined;
  }, [root, area, unreadLine, allKeys, lastKey, isLastOwn, isHydrating]);
  // Keeps the place while pictures load, an error appears below a message or the composer grows.
  useEffect(() => {
    if (!area.current || typeof ResizeObserver === 'undefined') return undefined;
    const { target } = getScroller(area.current, root.current);
    const observer = new ResizeObserver(() => keepPlace(false));
    observer.observe(area.current);
    for (const child of area.current.children) observer.observe(child);
    const onScroll = () => remember();
    target.addEventListener('scroll', onScroll, { passive: true });
    remember();
    return () => {
      observer.disconnect();
      target.removeEventListener('scroll', onScroll);
    };
  }, [root, area]);
}
