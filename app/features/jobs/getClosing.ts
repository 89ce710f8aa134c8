import { day } from '../../../contract/rules/durations.ts';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { serverNow } from '../../api/serverTime.ts';

/** From this time before a job closes (ms), rows and cards show it. */
const soon = 7 * day;

/** Returns until when the user can apply or reply to an invitation if that is within seven days; otherwise null. */
export function getClosing({ my, state, apply_by: applyBy }: JobSummary): string | null {
  if (my.application || state !== 'open') return null;
  const at = my.invitation_expires_at ?? applyBy;
  const msLeft = Date.parse(at) - serverNow();
  return msLeft > 0 && msLeft <= soon ? at : null;
}
