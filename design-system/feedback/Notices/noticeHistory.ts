import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { createContext, use, useSyncExternalStore } from 'react';
import { createListeners } from '../../internal/createListeners.ts';
import type { Tone } from '../../primitives/tone.ts';

/** The options of a notice. */
export type NoticeOptions = {
  /** What happened, as plain text. Nothing is shown for an empty text. */
  text: string | null | undefined;
  /**
   * The meaning. Danger is announced immediately, the others politely.
   * @default 'neutral'
   */
  tone?: Tone;
  /** One thing to do, which closes the notice. The notice stays until it is used or dismissed. */
  action?: { label: string; onAction: () => void };
};

/** A notice that was shown. */
export type Notice = {
  text: string;
  tone: Tone;
  action?: { label: string; onAction: () => void };
  /** When it was shown, in ms since 1970. */
  at: number;
  /** The unique id. */
  id: string;
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

/** The notices of a portal, which is one app of possibly several on a page. */
export type NoticesStore = {
  /**
   * Shows a notice at the top of the page, rendered by `NoticeRegion`: for 4000 ms, or with an action until it is used or
   * dismissed (WCAG 2.2.1). Returns a function that closes it early.
   */
  notify: (options: NoticeOptions) => () => void;
  /** Closes all notices and clears the history. Call it when the user signs out, so that the next user cannot read them. */
  clear: () => void;
  /** The visible notices: at most three, newest first. */
  queue: ToastQueue<Notice>;
  history: NoticeHistoryStore;
};

const maxLength = 10;

/** Creates an empty history. */
export function createHistory(): NoticeHistoryStore {
  let history: readonly Notice[] = [];
  const { notify, subscribe } = createListeners();
  function publish(next: readonly Notice[]): void {
    history = next;
    notify();
  }
  return {
    get: () => history,
    add: (notice) => publish([notice, ...history].slice(0, maxLength)),
    clear: () => publish([]),
    subscribe,
  };
}

/** The history of the notices that all portals of a page share by default. */
export const sharedHistory = createHistory();

/** The notices of the portal around a component, from `createNotices`; null if all portals of the page share theirs. */
export const NoticesContext = createContext<NoticesStore | null>(null);

/** Returns the last ten notices, newest first. It does not load the code that shows them. */
export function useNoticeHistory(): readonly Notice[] {
  const { subscribe, get } = use(NoticesContext)?.history ?? sharedHistory;
  return useSyncExternalStore(subscribe, get, get);
}
