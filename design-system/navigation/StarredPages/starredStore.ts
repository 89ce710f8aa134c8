import { makeDeviceStore } from '../../internal/makeDeviceStore.ts';
import { moveStarred, parseStarred, starredLimit, type StarredPage } from './starredPage.ts';

const store = makeDeviceStore('starred', parseStarred);

function has(href: string): boolean {
  return store.get().some((page) => page.href === href);
}

/** The starred pages of this device, in the reader's order and in step across tabs. */
export const starredStore = {
  /** The pages now; the same list until it changes. */
  get: store.get,
  /** No pages, for rendering on a server. */
  getServer: store.getServer,
  /** Whether the address is starred. */
  has,
  /** Adds a page at the end; false where the list is full, or the address is none of this application. */
  star(page: StarredPage): boolean {
    if (has(page.href)) return true;
    const next = parseStarred([...store.get(), page]);
    if (store.get().length >= starredLimit || next.length === store.get().length) return false;
    store.set(next);
    return true;
  },
  /** Takes a page out. */
  unstar(href: string): void {
    if (has(href)) store.set(store.get().filter((page) => page.href !== href));
  },
  /** Moves pages right before or after another one. */
  move(hrefs: Iterable<unknown>, target: string, side: 'before' | 'after'): void {
    const next = moveStarred(store.get(), new Set(hrefs), target, side);
    if (next !== store.get()) store.set(next);
  },
  /** Forgets all of them. */
  reset: store.reset,
  /** Calls back after each change, from this tab or another; returns the function that ends it. */
  subscribe: store.subscribe,
};
