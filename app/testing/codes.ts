import { expect } from 'vitest';
import { lastCode } from '../../server/testing/readCodes.ts';
import { startResendPause } from '../device/otpResendAt.ts';
import type { Portal } from './portal.tsx';

/** Waits for a message to the recipient and returns the code in the latest one. */
export async function readCode(portal: Portal, recipient: string): Promise<string> {
  await expect.poll(() => lastCode(portal.server.services.db, recipient)).toMatch(/^\d{6}$/);
  return lastCode(portal.server.services.db, recipient);
}

/** Advances the server by an hour and clears the resend pause of this device. */
export function skipResendPause(portal: Portal): void {
  portal.server.services.clock.advance(3_600_000);
  startResendPause(0);
}
