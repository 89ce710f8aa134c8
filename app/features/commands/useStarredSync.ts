import { starredStore, useStarredPages } from '@byline/design-system/portal';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../../contract/api.ts';
import type { StarredPage, User } from '../../../contract/schemas/user.ts';
import { send } from '../../api/client.ts';
import { userKey } from '../../api/currentUser.ts';
import { readSyncedPages, writeSyncedPages } from '../../device/starredSync.ts';
import { readUserInfo } from '../../device/userInfo.ts';
import { useUser } from '../../session/useUser.ts';
import { isSameList, mergeStarred } from './mergeStarred.ts';

// Returns the merged stars, after writing them to the device.
function mergeOnDevice({ id, starred: account }: User): readonly StarredPage[] {
  const base = readSyncedPages(id);
  // Without a base, the stars on the device belong to another user.
  const device = base ? starredStore.get() : [];
  const merged = mergeStarred(base ?? [], device, account);
  if (!base || !isSameList(merged, device)) starredStore.replace(merged);
  if (!base) writeSyncedPages(id, account);
  return starredStore.get();
}

/** Synchronises the starred pages of this device with the account, in both directions. */
export function useStarredSync(): void {
  const { data: user } = useUser();
  const { mutate } = useSWRConfig();
  const pages = useStarredPages();
  const isSending = useRef(false);
  const currentUser = useRef<string>(undefined);

  useEffect(() => {
    currentUser.current = user?.id;
    return () => {
      currentUser.current = undefined;
    };
  }, [user?.id]);

  useEffect(() => {
    if (!user || isSending.current) return;
    // Another user has signed in, in another tab.
    if ((readUserInfo()?.id ?? user.id) !== user.id) return;
    const merged = mergeOnDevice(user);
    if (isSameList(merged, user.starred)) {
      writeSyncedPages(user.id, merged);
      return;
    }
    isSending.current = true;
    // Without a response, the stars are sent again after the next change, or when the user is read again.
    void send(api.saveProfile, { starred: [...merged] })
      .then(async (saved) => {
        // After signing out, the list of this device is empty, which the next sync would regard as removed stars.
        if (currentUser.current !== user.id) return;
        writeSyncedPages(user.id, saved.user.starred);
        // Reset before the new user is stored, because this effect then runs again and sends what has changed meanwhile.
        isSending.current = false;
        await mutate(userKey, saved.user, { revalidate: false });
      })
      .catch(() => undefined)
      .finally(() => {
        isSending.current = false;
      });
  }, [mutate, pages, user]);
}
