import { day } from '../../server/durations.ts';
import type { Portal } from './portal.tsx';

/**
 * The year in which the demo's latest credited job was completed, about 60 days ago; its payment was credited 47 days ago. Until the
 * end of February this is the previous year.
 */
export const demoYear = new Date(Date.now() - 60 * day).getUTCFullYear();

/**
 * Sets the server's clock, which the pages follow, to the end of `demoYear` if that is over. Returns the function that restores
 * it.
 */
export function enterDemoYear({ server }: Portal): () => void {
  const { clock } = server.services;
  const change = Math.min(0, Date.UTC(demoYear, 11, 31, 12) - clock.now());
  clock.advance(change);
  return () => clock.advance(-change);
}
