import { minute } from '../../contract/rules/durations.ts';

/** Returns a delay in ms that is doubled a number of times, up to a minute. */
export function backOff(delayMs: number, doublings: number): number {
  return Math.min(delayMs * 2 ** doublings, minute);
}
