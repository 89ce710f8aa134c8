import { vi } from 'vitest';
import type { Portal } from './portal.tsx';

/** Advances fake timers by `ms`. Waits for responses before, since each poll is scheduled by the one before it, and after. */
export async function advancePolling({ network }: Portal, ms: number): Promise<void> {
  await network.settle();
  vi.advanceTimersByTime(ms);
  await network.settle();
}
