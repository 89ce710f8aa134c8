import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createListeners } from './createListeners.ts';

let isPrinting = false;

function set(next: boolean): void {
  if (next === isPrinting) return;
  isPrinting = next;
  // The browser takes its picture of the page directly after the event.
  flushSync(notify);
}

/** Follows the events of printing, and the media type, which changes without them in Safari and in the tools of browsers. */
function listen(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const media = window.matchMedia?.('print');
  window.addEventListener('beforeprint', () => set(true), { signal });
  window.addEventListener('afterprint', () => set(false), { signal });
  media?.addEventListener?.('change', ({ matches }) => set(matches), { signal });
  isPrinting = media?.matches ?? false;
  return () => end.abort();
}

const { notify, subscribe } = createListeners(listen);

/** Returns whether the page is being printed, for parts that render only some of their content on the screen. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
