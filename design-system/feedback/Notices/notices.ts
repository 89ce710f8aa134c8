import { use } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { Tone } from '../../primitives/tone.ts';
import {
  createHistory,
  NoticesContext,
  sharedHistory,
  type Notice,
  type NoticeHistoryStore,
} from './noticeHistory.ts';

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

/** How long a notice without an action is shown, in ms. Source: specification, section 9. */
export const noticeDuration = 4000;

/** The notices of a portal. */
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

function create(history: NoticeHistoryStore): NoticesStore {
  const queue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });
  let count = 0;
  return {
    queue,
    history,
    notify({ text, tone = 'neutral', action }) {
      const plain = text?.trim() ?? '';
      if (plain === '') return () => undefined;
      count += 1;
      const at = Date.now();
      const notice: Notice = { text: plain, tone, at, key: count, ...(action && { action }) };
      history.add(notice);
      const key = queue.add(notice, action ? {} : { timeout: noticeDuration });
      return () => queue.close(key);
    },
    clear() {
      queue.clear();
      history.clear();
    },
  };
}

const shared = create(sharedHistory);

/** Creates the notices of one portal, for `NoticesContext`, where several portals share a page or a server. */
export function createNotices(): NoticesStore {
  return create(createHistory());
}

/** Returns the notices of the portal around a component. */
export function useNotices(): NoticesStore {
  return use(NoticesContext) ?? shared;
}

/** Shows a notice among those of the whole page. See `NoticesStore`. */
export const notify = shared.notify;

/** Clears the notices of the whole page. See `NoticesStore`. */
export const clearNotices = shared.clear;
