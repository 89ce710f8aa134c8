import { safeLocalStorage } from '@byline/design-system';
import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { postLogout } from '../api/user.ts';

const key = storageKeys.logout;

/** Ends the session on the server. Without a response, the logout stays pending until a later call succeeds or a user signs in. */
export async function endSession(): Promise<void> {
  safeLocalStorage.write(key, 'pending');
  await postLogout().then(clearPendingLogout, () => undefined);
}

/** Returns whether the user has logged out on this device, but the server has not confirmed it. */
export function isLogoutPending(): boolean {
  return Boolean(safeLocalStorage.read(key));
}

/** Forgets the pending logout: the server has ended the session, or a user has signed in again. */
export function clearPendingLogout(): void {
  safeLocalStorage.remove(key);
}
