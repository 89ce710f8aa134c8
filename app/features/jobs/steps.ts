import type { Step } from '../../../server/contract/submission.ts';

/** Returns whether the user can edit the step now. */
export function isWritable({ status }: Step): boolean {
  return status === 'open' || status === 'changes_requested';
}
