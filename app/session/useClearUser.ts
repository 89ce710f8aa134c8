import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { userKey } from '../api/user.ts';
import { saveUserInfo } from './userInfo.ts';

async function clearTraces(): Promise<void> {
  try {
    const { clearUserTraces } = await import('./userTraces.ts');
    clearUserTraces();
  } catch {
    // The chunk did not load, so no notice has been shown either. Starred pages are bound to their owner.
  }
}

/** Returns a function that clears all data of the user; the guards then treat this tab as a guest. */
export function useClearUser(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    saveUserInfo(null);
    void clearTraces();
    // The pages are still mounted: clear their data without fetching it again.
    await mutate((key) => key !== userKey, undefined, { revalidate: false });
    await mutate(userKey, null, { revalidate: false });
  }, [mutate]);
}
