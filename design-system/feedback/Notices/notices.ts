import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { Tone } from '../../primitives/tone.ts';
import { forgetHistory, rememberNotice, type Notice } from './noticeHistory.ts';

/** A notice as the caller gives it. */
export type NoticeOptions = {
  /** What happened; plain text, also where it comes from a server. Nothing is shown for empty text. */
  text: string | null | undefined;
  /**
   * What it means: success and others are read out politely, danger at once.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * One thing to do about it; it closes the notice.
   * @default none
   */
  action?: { label: string; onAction: () => void };
};

/** How long a notice stays, in ms. Specification, section 9. */
export const noticeDuration = 4000;

/** The notices on the screen: three at once, the newest first. */
export const noticeQueue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });

let count = 0;

/**
 * Shows a notice at the top of the page for 4000 ms, wherever it is called from; `NoticeRegion` draws it.
 * Returns a function that takes it away early.
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
  rememberNotice(notice);
  const key = noticeQueue.add(notice, { timeout: noticeDuration });
  return () => noticeQueue.close(key);
}

/** Takes all notices away and forgets them: what one person was told is not for the next to sign in here. */
export function clearNotices(): void {
  noticeQueue.clear();
  forgetHistory();
}
