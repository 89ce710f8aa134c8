import { useSyncExternalStore } from 'react';
import type { Tone } from '../../primitives/tone.ts';

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

const maxLength = 10;

let history: readonly Notice[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Notice[]) {
  history = next;
  for (const listener of listeners) listener();
}

/** Adds a notice to the history, which has at most ten. */
export function addNotice(notice: Notice): void {
  publish([notice, ...history].slice(0, maxLength));
}

/** Clears the history. */
export function clearHistory(): void {
  publish([]);
}

/** Returns the last ten notices, newest first. */
export function getRecentNotices(): readonly Notice[] {
  return history;
}

/** Returns the last ten notices, newest first. */
export function useNoticeHistory(): readonly Notice[] {
  return useSyncExternalStore(subscribeToNotices, getRecentNotices, getRecentNotices);
}

/** Calls the listener after each change of the history. Returns a function that unsubscribes it. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
