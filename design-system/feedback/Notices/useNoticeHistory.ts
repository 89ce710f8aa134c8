import { useSyncExternalStore } from 'react';
import { recentNotices, subscribeToNotices, type Notice } from './noticeHistory.ts';

/** The last ten notices, the newest first: four seconds are too short for many people. */
export function useNoticeHistory(): readonly Notice[] {
  return useSyncExternalStore(subscribeToNotices, recentNotices, recentNotices);
}
