import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { userKey } from '../api/currentUser.ts';
import { saveUserInfo } from '../device/userInfo.ts';

/**
 * True from a logout until the next sign-in. After a logout, signing in does not return users to their last page; after an expired session,
 * it does.
 */
export const isLoggingOut = { current: false };

type SessionMessage = { kind: 'signedOut' } | { kind: 'signedIn'; userId: string };

// One channel for the whole tab: a BroadcastChannel does not receive its own messages, another instance would.
const channel = openChannel();

function openChannel(): BroadcastChannel | null {
  // While pages are prerendered there is no tab, and Node would wait for messages.
  if (!('document' in globalThis)) return null;
  try {
    return new BroadcastChannel('session');
  } catch {
    // Firefox allows no BroadcastChannel while it blocks cookies.
    return null;
  }
}

/** Posts a message to the other tabs. */
export function postToOtherTabs(message: SessionMessage): void {
  channel?.postMessage(message);
}

/** Subscribes to messages of other tabs; returns the function that unsubscribes. */
export function onOtherTabMessage(listener: (message: SessionMessage) => void): () => void {
  const handler = (event: MessageEvent<SessionMessage>) => listener(event.data);
  channel?.addEventListener('message', handler);
  return () => channel?.removeEventListener('message', handler);
}

/** Removes the notices, the saved data and the starred pages of the user from this device. */
async function clearTraces(): Promise<void> {
  try {
    const { clearUserTraces } = await import('../device/userTraces.ts');
    clearUserTraces();
  } catch {
    // The chunk did not load, so no notice has been shown either. Starred pages are stored with their owner, and not shown to others.
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
