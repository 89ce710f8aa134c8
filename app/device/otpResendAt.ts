import { useSyncExternalStore } from 'react';
import { safeSessionStorage } from './safeSessionStorage.ts';

const key = 'otpPause';
const listeners = new Set<() => void>();

type Pause = { until: number; ms: number };

function read(): number | null {
  const { until, ms } = (safeSessionStorage.readJson(key) ?? {}) as Partial<Pause>;
  if (typeof until !== 'number' || typeof ms !== 'number') return null;
  // The clock of the device has gone back. The server knows whether it is too early.
  return until - Date.now() > ms ? null : until;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts the pause before another code can be requested, in ms. One pause applies to all purposes of codes. */
export function startResendPause(ms: number): void {
  safeSessionStorage.write(key, { until: Date.now() + ms, ms } satisfies Pause);
  for (const listener of listeners) listener();
}

/** Ends the pause. */
export function endResendPause(): void {
  safeSessionStorage.remove(key);
}

/**
 * Returns when another code can be requested, in ms since 1970, or null. An absolute time survives a reload and a
 * sleeping tab.
 */
export function useOtpResendAt(): number | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
