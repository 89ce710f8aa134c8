import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';

/** Returns whether the brand waits for the user's address to send the product of accepted work. */
export function needsAddress({ dates }: JobDetail): boolean {
  return dates.some(({ reason }) => reason === 'needs_address');
}

/** Returns whether the page asks the user for an address, or if the product of accepted work has arrived. */
export function asksForProduct(job: JobDetail): boolean {
  const state = job.product?.delivery?.state;
  return state === 'sent' || state === 'missing' || needsAddress(job);
}
