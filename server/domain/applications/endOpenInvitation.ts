import type { ApplicationState } from '../../../contract/rules/states.ts';
import type { Tx } from '../../database/schema.ts';
import { invitationStates } from '../transitions/invitationStates.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';

type Action = keyof typeof invitationStates.transitions;

const actions: Partial<Record<ApplicationState, Action>> = {
  accepted: 'accept',
  declined: 'revoke',
  withdrawn: 'decline',
  expired: 'expire',
};

/**
 * Ends the open invitation to a job after the user's application to it was decided, withdrawn or has expired. Accepting the invitation
 * would otherwise create a second application.
 */
export async function endOpenInvitation(
  tx: Tx,
  { account_id, job_id, state }: ApplicationRow,
  now: number,
): Promise<void> {
  const action = actions[state];
  if (!action) return;
  const open = await tx
    .selectFrom('invitations')
    .select('id')
    .where('account_id', '=', account_id)
    .where('job_id', '=', job_id)
    .where('state', '=', 'sent')
    .execute();
  const ids = open.map(({ id }) => id);
  await invitationStates.moveEach(tx, action, ids, { ended_at: now });
}
