import { vi } from 'vitest';
import type { Portal } from './portal.tsx';

/** Advances fake timers by `ms`. Waits for responses before and after, since each response schedules the next poll. */
export async function advancePolling({ network }: Portal, ms: number): Promise<void> {
  await network.waitUntilIdle();
  vi.advanceTimersByTime(ms);
  await network.waitUntilIdle();
}
