import { createContext, use, useSyncExternalStore } from 'react';
import { makeDeviceStore } from '../../internal/makeDeviceStore.ts';
import { moveStarred, parseStarred, starredLimit, type StarredPage } from './starredPage.ts';

function create(getKey?: (key: string) => string) {
  const store = makeDeviceStore('starred', parseStarred, getKey);
  const has = (href: string): boolean => store.get().some((page) => page.href === href);
  return {
    /** Returns the pages; the same array until it changes. */
    get: store.get,
    /** Returns no pages, for rendering on a server. */
    getServer: store.getServer,
    /** Returns whether the URL is starred. */
    has,
    /** Adds a page at the end. Returns false if the list is full or the URL is not internal. */
    star(page: StarredPage): boolean {
      if (has(page.href)) return true;
      const next = parseStarred([...store.get(), page]);
      if (store.get().length >= starredLimit || next.length === store.get().length) return false;
      store.set(next);
      return true;
    },
    /** Removes a page. */
    unstar(href: string): void {
      if (has(href)) store.set(store.get().filter((page) => page.href !== href));
    },
    /** Moves pages before or after another one. */
    move(hrefs: Iterable<unknown>, target: string, side: 'before' | 'after'): void {
      const next = moveStarred(store.get(), new Set(hrefs), target, side);
      if (next !== store.get()) store.set(next);
    },
    /** Replaces all pages, e.g. by the pages that the user's account has stored. Invalid pages are dropped. */
    replace(pages: readonly StarredPage[]): void {
      store.set(parseStarred(pages));
    },
    /** Removes all pages. */
    clear: store.reset,
    /** Calls the listener after each change in this tab or another. Returns a function that unsubscribes it. */
    subscribe: store.subscribe,
  };
}

/** The starred pages of a portal on a device, in the order of the user and synchronized across tabs. */
export type StarredStore = ReturnType<typeof create>;

/** The starred pages that all portals share by default. */
export const starredStore = create();

/**
 * Creates the starred pages of one portal, for `StarredContext`, where several portals share a page or a server. Pass the storage
 * prefix of the portal's preferences.
 */
export function createStarredPages({
  storagePrefix = '',
}: {
  storagePrefix?: string;
}): StarredStore {
  return create((key) => storagePrefix + key);
}

/** The starred pages of the portal around a component. */
export const StarredContext = createContext(starredStore);

/** Returns the starred pages of the portal around a component, in the order of the user. */
export function useStarredPages(): readonly StarredPage[] {
  const { subscribe, get, getServer } = use(StarredContext);
  return useSyncExternalStore(subscribe, get, getServer);
}
