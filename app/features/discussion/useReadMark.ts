import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Discussion } from '../../../contract/schemas/discussion.ts';
import { useMarkRead } from '../../api/discussion.ts';

/** The time after an error until the next attempt. */
const retryMs = 15_000;

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Marks the newest message as read while the page is visible. Retries after an error. */
export function useReadMark(jobId: string, { data, unread }: Discussion): void {
  const markRead = useMarkRead(jobId);
  const [attempt, setAttempt] = useState(0);
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const newest = data.at(-1)?.id;
  const isDue = isVisible && unread > 0 && newest !== undefined;
  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;
    markRead(newest).catch(() => {
      if (!isStale) timer = setTimeout(() => setAttempt((count) => count + 1), retryMs);
    });
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [isDue, newest, markRead, attempt]);
}
