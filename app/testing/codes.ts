import { expect } from 'vitest';
import { lastCode } from '../../server/testing/readCodes.ts';
import type { Portal } from './portal.tsx';

/** The code in the newest mail or message to somebody, once it is there. */
export async function readCode(portal: Portal, recipient: string): Promise<string> {
  await expect.poll(() => lastCode(portal.server.services.db, recipient)).toMatch(/^\d{6}$/);
  return lastCode(portal.server.services.db, recipient);
}

/** Lets an hour go by, and the pause before the next code with it, here and on the server. */
export function skipResendPause(portal: Portal): void {
  portal.server.services.clock.advance(3_600_000);
  sessionStorage.removeItem('otpUntil');
}
