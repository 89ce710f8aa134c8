import { useEffect, useEffectEvent } from 'react';
import { focusHeading } from './focusHeading.ts';

export type PageArrival = {
  /** Identifies the page, such as its path; another value means that another page is shown. */
  page: string;
  /** The hash of the router's address, such as `#accounts`, for links to sections. */
  hash?: string;
  /** Whether Back or Forward led here, which return to the place in the page. */
  isBack?: boolean;
};

/** How long a page is given to load the section of the hash, in ms. */
const sectionTimeout = 10_000;

// Outside the hook, because each page mounts its own.
let lastPage: string | undefined;
let lastPath = '';

// After Back, focuses the link to the page that was left, such as its row in a list.
function focusLinkTo(path: string): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
  const link = links.find(({ pathname }) => pathname === path);
  link?.focus({ preventScroll: true });
  // A hidden link takes no focus.
  return link !== undefined && link === document.activeElement;
}

function arrive(page: string, isBack: boolean): void {
  // On the first page of a visit, the browser itself sets focus and scroll position. A focused tab keeps the focus, for the arrow keys.
  const isInTabList = document.activeElement?.role === 'tab';
  if (lastPage !== undefined && lastPage !== page && !isInTabList) {
    if (!isBack || !focusLinkTo(lastPath)) focusHeading();
  }
  lastPage = page;
  lastPath = window.location.pathname;
}

function findSection(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A `%` without two digits is no encoded character.
    return document.getElementById(hash.slice(1));
  }
}

// Scrolls to the section once it is in the page, unless the user scrolls or types first. Returns the function that stops waiting.
function scrollToSection(hash: string): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const scroll = () => {
    const section = findSection(hash);
    if (!section) return;
    stop();
    // In the next frame, because parts above may be drawn with it.
    requestAnimationFrame(() => section.scrollIntoView());
  };
  const observer = new MutationObserver(scroll);
  const timer = setTimeout(stop, sectionTimeout);
  const { signal } = waiting;
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchmove', 'keydown'])
    document.addEventListener(type, stop, { signal, passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  scroll();
  return stop;
}

/**
 * Sets focus and scroll position after a navigation: the heading and the top of the page; after Back, the link to the page that was left;
 * with a hash, its section as soon as it has loaded. The first page of a visit keeps the focus. Call it in the component that your routes
 * render around each loaded page.
 */
export function usePageArrival({ page, hash = '', isBack = false }: PageArrival): void {
  const onArrival = useEffectEvent(() => {
    const returns = isBack && lastPage !== undefined && lastPage !== page;
    arrive(page, isBack);
    return hash.length > 1 && !returns ? scrollToSection(hash) : undefined;
  });
  useEffect(() => onArrival(), [page, hash]);
}
