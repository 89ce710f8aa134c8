import { useEffect } from 'react';
import { isVisible } from '../../internal/isVisible.ts';
import { findHeading, focusHeading } from './focusHeading.ts';

/** How long a page is given to load what the focus or the scroll position waits for, in ms. */
const timeout = 10_000;

// Outside the hook, because each page mounts its own.
let lastPage: string | undefined;
let lastNavigation: string | undefined;
let lastPath = '';
let stopWaiting: (() => void) | undefined;
/** The address to which Back or Forward has led; null once its page has been rendered. */
let restoredHref: string | null = null;

// A router may render the restored page in its own listener to `popstate`, before ours is called. The Navigation API tells earlier.
function listenToHistory(): void {
  if ('navigation' in window) window.navigation.addEventListener('navigate', rememberTraversal);
  else globalThis.addEventListener('popstate', rememberRestored);
}

function rememberTraversal({ navigationType, destination }: NavigateEvent): void {
  // Some routers replace the restored entry of the history at once.
  if (navigationType === 'traverse') restoredHref = destination.url;
}

function rememberRestored(): void {
  restoredHref = window.location.href;
}

/** Finds the link to the page that was left, such as its row in a list. */
function findLinkTo(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
  return links.find((link) => link.pathname === path && isVisible(link));
}

function findSection(hash: string): HTMLElement | undefined {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A `%` without two digits is no encoded character.
  }
  return document.getElementById(id) ?? undefined;
}

// As a browser does for links to sections, the next Tab continues in the section.
function showSection(section: HTMLElement): void {
  section.scrollIntoView();
  if (section.tabIndex < 0 && !section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  }
  section.focus({ preventScroll: true });
}

/**
 * Calls `onFound` with an element as soon as it is in the page, unless the user does something first. Returns the function that stops waiting;
 * undefined if the element is there.
 */
function waitFor<Found extends Element>(
  find: () => Found | undefined,
  onFound: (element: Found) => void,
): (() => void) | undefined {
  const first = find();
  if (first) {
    onFound(first);
    return undefined;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    stop();
    // In the next frame, because parts above may be drawn with it.
    requestAnimationFrame(() => onFound(element));
  });
  const timer = setTimeout(stop, timeout);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    document.addEventListener(type, stop, { signal, passive: true });
  // Frameworks show a page that they have kept by its style.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  return stop;
}

function isReloaded(): boolean {
  // jsdom does not have the entries.
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate';
}

// Returns the function that stops waiting for what has not loaded yet.
function arrive(page: string): (() => void) | undefined {
  const { hash, pathname, href } = window.location;
  const isFirst = lastPage === undefined;
  const isOther = !isFirst && lastPage !== page;
  const isRestored = restoredHref === href;
  const leftPath = lastPath;
  restoredHref = null;
  lastPage = page;
  lastPath = pathname;
  // On the first page of a visit, the browser itself sets the focus, and after a reload also the scroll position.
  const isSectionAsked = hash.length > 1 && !isRestored && !(isFirst && isReloaded());
  // A focused tab keeps the focus, for the arrow keys.
  if (isOther && document.activeElement?.role !== 'tab') {
    const link = isRestored ? findLinkTo(leftPath) : undefined;
    link?.focus({ preventScroll: true });
    // A link in a closed part takes no focus.
    if (!link || link !== document.activeElement) {
      if (!findHeading(document)) {
        return waitFor(
          () => findHeading(document),
          () => focusHeading(),
        );
      }
      focusHeading();
      // The rows of a list may load later than its heading.
      if (isRestored && !link) {
        return waitFor(
          () => findLinkTo(leftPath),
          (late) => {
            late.scrollIntoView({ block: 'center' });
            late.focus({ preventScroll: true });
          },
        );
      }
    }
  }
  return isSectionAsked ? waitFor(() => findSection(hash), showSection) : undefined;
}

/**
 * Sets focus and scroll position after a navigation: the heading and the top of the page; after Back and Forward, the link to the page that was
 * left; with a hash, its section. What has not loaded yet is awaited for 10 s, unless the user does something first. The first page of a visit
 * keeps the focus. Call it in the component that your routes render around each loaded page. `page` identifies the page, such as by its
 * path; `navigation` identifies the navigation, such as by React Router's `location.key`, so that a second press of a link to a section counts.
 */
export function usePageArrival(page: string, navigation?: string): void {
  useEffect(() => {
    listenToHistory();
    // Effects of a component run twice in React's strict mode.
    if (page === lastPage && navigation === lastNavigation) return;
    lastNavigation = navigation;
    stopWaiting?.();
    stopWaiting = arrive(page);
  }, [page, navigation]);
}
