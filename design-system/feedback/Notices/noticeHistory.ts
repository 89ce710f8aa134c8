import { createContext, use, useSyncExternalStore } from 'react';
import type { Tone } from '../../primitives/tone.ts';
import type { NoticesStore } from './notices.ts';

/** A notice that was shown. */
export type Notice = {
  text: string;
  tone: Tone;
  action?: { label: string; onAction: () => void };
  /** When it was shown, in ms since 1970. */
  at: number;
  /** The unique key. */
  key: number;
};

/** The notices that were shown. */
export type NoticeHistoryStore = {
  /** Returns the last ten notices, newest first; the same array until it changes. */
  get: () => readonly Notice[];
  /** Adds a notice, and removes the oldest of more than ten. */
  add: (notice: Notice) => void;
  clear: () => void;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
};

const maxLength = 10;

/** Creates an empty history. */
export function createHistory(): NoticeHistoryStore {
  let history: readonly Notice[] = [];
  const listeners = new Set<() => void>();
  function publish(next: readonly Notice[]): void {
    history = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => history,
    add: (notice) => publish([notice, ...history].slice(0, maxLength)),
    clear: () => publish([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The history of the notices that all portals of a page share by default. */
export const sharedHistory = createHistory();

/** The notices of the portal around a component, from `createNotices`; null for those of the whole page. */
export const NoticesContext = createContext<NoticesStore | null>(null);

/** Returns the last ten notices, newest first. It does not load the code that shows them. */
export function useNoticeHistory(): readonly Notice[] {
  const { subscribe, get } = use(NoticesContext)?.history ?? sharedHistory;
  return useSyncExternalStore(subscribe, get, get);
}
