import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { Tone } from '../../primitives/tone.ts';
import { addNotice, clearHistory, type Notice } from './noticeHistory.ts';

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

/** The visible notices: at most three, newest first. */
export const noticeQueue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });

let count = 0;

/**
 * Shows a notice at the top of the page, rendered by `NoticeRegion`: for 4000 ms, or with an action until it is used or
 * dismissed (WCAG 2.2.1). Returns a function that closes it early.
 */
export function notify({ text, tone = 'neutral', action }: NoticeOptions): () => void {
  const plain = text?.trim() ?? '';
  if (plain === '') return () => undefined;
  count += 1;
  const notice: Notice = {
    text: plain,
    tone,
    at: Date.now(),
    key: count,
    ...(action && { action }),
  };
  addNotice(notice);
  const key = noticeQueue.add(notice, action ? {} : { timeout: noticeDuration });
  return () => noticeQueue.close(key);
}

/**
 * Closes all notices and clears the history. Call it when the user signs out, so that the next user cannot read them.
 */
export function clearNotices(): void {
  noticeQueue.clear();
  clearHistory();
}
