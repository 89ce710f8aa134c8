import { useSyncExternalStore } from 'react';
import { safeSessionStorage } from './safeSessionStorage.ts';

const key = 'otpUntil';
const listeners = new Set<() => void>();

function read(): number | null {
  const until = safeSessionStorage.readJson(key);
  return typeof until === 'number' ? until : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the pause before the next code, in ms from now: the one countdown of the session, for all purposes. */
export function startResendPause(ms: number): void {
  safeSessionStorage.write(key, Date.now() + ms);
  for (const listener of listeners) listener();
}

/** From when on another code may be asked for, in ms since 1970: it survives a reload and a sleeping tab. */
export function useOtpResendAt(): number | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
