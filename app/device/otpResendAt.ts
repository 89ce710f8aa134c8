import { useSyncExternalStore } from 'react';
import { safeSessionStorage } from './safeSessionStorage.ts';

const key = 'otpUntil';
const listeners = new Set<() => void>();

function read(): number | null {
  const resendAt = safeSessionStorage.readJson(key);
  return typeof resendAt === 'number' ? resendAt : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts the pause before another code can be requested, in ms. One pause applies to all purposes of codes. */
export function startResendPause(ms: number): void {
  safeSessionStorage.write(key, Date.now() + ms);
  for (const listener of listeners) listener();
}

/**
 * Returns when another code can be requested, in ms since 1970, or null. An absolute time survives a reload and a
 * sleeping tab.
 */
export function useOtpResendAt(): number | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
