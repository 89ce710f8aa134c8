import type { Tone } from '../../primitives/tone.ts';

/** A notice that was shown. */
export type Notice = {
  text: string;
  tone: Tone;
  action?: { label: string; onAction: () => void };
  /** When, in ms since 1970. */
  at: number;
  /** Tells it apart from the others. */
  key: number;
};

const remembered = 10;

let history: readonly Notice[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Notice[]) {
  history = next;
  for (const listener of listeners) listener();
}

/** Adds a notice to the last ten. */
export function rememberNotice(notice: Notice): void {
  publish([notice, ...history].slice(0, remembered));
}

/** Empties the history. */
export function forgetHistory(): void {
  publish([]);
}

/** The last ten notices, the newest first. */
export function recentNotices(): readonly Notice[] {
  return history;
}

/** Calls back whenever the last ten change, until the returned function is called. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
