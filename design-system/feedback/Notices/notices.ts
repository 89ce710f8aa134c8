import { use } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import {
  createHistory,
  NoticesContext,
  sharedHistory,
  type Notice,
  type NoticeHistoryStore,
  type NoticesStore,
} from './noticeHistory.ts';

/** How long a notice without an action is shown, in ms. Source: specification, section 9. */
const noticeDuration = 4000;

function create(history: NoticeHistoryStore): NoticesStore {
  const queue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });
  /** The keys of the failures in the queue, by their texts. */
  const failures = new Map<string, string>();
  let count = 0;
  return {
    queue,
    history,
    notify({ text, tone = 'neutral', action }) {
      const plain = text?.trim() ?? '';
      if (plain === '') return () => undefined;
      count += 1;
      const at = Date.now();
      const notice: Notice = {
        text: plain,
        tone,
        at,
        id: `notice-${count}`,
        ...(action && { action }),
      };
      history.add(notice);
      const failure = tone === 'danger' ? `${plain} ${action?.label ?? ''}` : null;
      const last = failure === null ? undefined : failures.get(failure);
      // A failure that repeats replaces its notice. Other notices may undo different things, also with the same text.
      if (last !== undefined) queue.close(last);
      const key = queue.add(notice, {
        ...(!action && { timeout: noticeDuration }),
        ...(failure !== null && { onClose: () => failures.delete(failure) }),
      });
      if (failure !== null) failures.set(failure, key);
      return () => queue.close(key);
    },
    clear() {
      queue.clear();
      failures.clear();
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

/** Shows a notice in the store that all portals share by default. See `NoticesStore`. */
export const notify = shared.notify;

/** Clears the store that all portals share by default. See `NoticesStore`. */
export const clearNotices = shared.clear;
