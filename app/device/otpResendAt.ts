import { safeSessionStorage } from '@byline/design-system';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../api/createListeners.ts';

const key = 'otpPause';
const { notify, subscribe } = createListeners();

type Pause = { until: number; ms: number };

function read(): number | null {
  const { until, ms } = (safeSessionStorage.readJson(key) ?? {}) as Partial<Pause>;
  if (typeof until !== 'number' || typeof ms !== 'number') return null;
  // A remaining time above the whole pause means that the clock of the device has gone back. The server still enforces the pause.
  return until - Date.now() > ms ? null : until;
}

/** Starts the pause before another code can be requested, in ms; 0 ends the pause. The same pause applies to all purposes of codes. */
export function startResendPause(ms: number): void {
  safeSessionStorage.writeJson(key, { until: Date.now() + ms, ms } satisfies Pause);
  notify();
}

/**
 * Returns when another code can be requested, in ms since 1970, or null. An absolute time survives a reload and a
 * sleeping tab.
 */
export function useOtpResendAt(): number | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
