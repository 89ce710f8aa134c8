import { useSyncExternalStore } from 'react';
import { getRecentNotices, subscribeToNotices, type Notice } from './noticeHistory.ts';

/** Returns the last ten notices, newest first. */
export function useNoticeHistory(): readonly Notice[] {
  return useSyncExternalStore(subscribeToNotices, getRecentNotices, getRecentNotices);
}
