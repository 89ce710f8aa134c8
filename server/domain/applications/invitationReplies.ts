import type { Platform } from '../../../contract/rules/platforms.ts';
import { endedJobStates } from '../../../contract/rules/states.ts';
import type { InvitationReplied } from '../../../contract/schemas/application.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import { findJob, readJobPlatforms, type JobRow } from '../jobs/jobRows.ts';
import { hasShippingAddress } from '../profile/shippingAddress.ts';
import type { Services } from '../services.ts';
import { applicationStates, type ApplicationRow } from '../transitions/applicationStates.ts';
import { invitationStates, type InvitationRow } from '../transitions/invitationStates.ts';
import { recordAgreement } from './agreements.ts';
import { assertVersionRead } from './applicationChecks.ts';
import { toApplication, toInvitation } from './applicationView.ts';
import { startWork } from './decide.ts';
import { findApplication, findInvitation } from './invitations.ts';

/**
 * Accepts an invitation: creates an application that is already accepted, with the pay of the offer. A repeated request
 * returns the same application. Throws a DomainError if the brief has changed since the publisher has read this `version`.
 */
export function acceptInvitation(
  services: Services,
  accountId: string,
  jobId: string,
  { account, version }: { account: Platform; version?: number | undefined },
): Promise<InvitationReplied> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const job = await findJob(tx, jobId);
    const current = await lockInvitation(tx, accountId, jobId);
    if (current.state === 'accepted') {
      const application = await findApplication(tx, accountId, jobId);
      return toReplied(job, current, application);
    }
    assertOpen(current, now);
    if (endedJobStates.includes(job.state)) {
      throw new DomainError('conflict', 'job.closed');
    }
    assertVersionRead(job, version);
    await assertConnected(tx, accountId, jobId, account);
    if (job.product_shipped === 1 && !(await hasShippingAddress(tx, accountId))) {
      throw invalidField('shipping', 'application.noAddress');
    }
    const invitation = await invitationStates.move(tx, 'accept', current.id, { ended_at: now });
    const application = await acceptInvited(tx, job, invitation, account, now);
    await recordAgreement(tx, application.id, job, now);
    await startWork(tx, services, application);
    return toReplied(job, invitation, application);
  });
}

/** Declines an invitation, with a reason if the user gives one; a repeated request returns the declined invitation. */
export function declineInvitation(
  { db, clock }: Services,
  accountId: string,
  jobId: string,
  reason = '',
): Promise<InvitationReplied> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const job = await findJob(tx, jobId);
    const current = await lockInvitation(tx, accountId, jobId);
    if (current.state === 'declined') return toReplied(job, current);
    assertOpen(current, now);
    const change = { ended_at: now, reason: reason || null };
    return toReplied(job, await invitationStates.move(tx, 'decline', current.id, change));
  });
}

// If two replies arrive at once, the second waits here and then finds the result of the first.
async function lockInvitation(tx: Tx, accountId: string, jobId: string): Promise<InvitationRow> {
  const row = await findInvitation(tx, accountId, jobId);
  if (!row) throw new DomainError('notFound', 'invitation.none');
  return invitationStates.lock(tx, row.id);
}

function assertOpen(row: InvitationRow, now: number): void {
  // Compares the date, because the job that marks expired invitations may run late.
  const state = row.state === 'sent' && row.expires_at <= now ? 'expired' : row.state;
  if (state !== 'sent')
    throw new DomainError('conflict', 'invitation.ended', { values: { state } });
}

function toReplied(
  { currency }: JobRow,
  invitation: InvitationRow,
  application?: ApplicationRow,
): InvitationReplied {
  return {
    invitation: toInvitation(invitation, currency),
    application: application ? toApplication(application, currency) : null,
  };
}

async function assertConnected(
  tx: Tx,
  accountId: string,
  jobId: string,
  account: Platform,
): Promise<void> {
  const platforms = await readJobPlatforms(tx, jobId);
  const connected = await tx
    .selectFrom('social_accounts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('provider', '=', account)
    .where('status', '=', 'connected')
    .executeTakeFirst();
  if (!connected || !platforms.some(({ platform }) => platform === account)) {
    throw invalidField('account', 'invitation.account');
  }
}

// Accepts an undecided application instead of creating a second one, even if the application arrives at the same time.
async function acceptInvited(
  tx: Tx,
  job: JobRow,
  invitation: InvitationRow,
  account: Platform,
  now: number,
): Promise<ApplicationRow> {
  const { account_id } = invitation;
  const accepted = {
    viewed_at: now,
    decided_at: now,
    platform: account,
    job_version: job.version,
    ...(invitation.offer !== null && { rate: invitation.offer }),
  };
  const inserted = await tx
    .insertInto('applications')
    .values({
      id: newId(),
      account_id,
      job_id: job.id,
      state: 'accepted',
      applied_at: now,
      ended_at: null,
      decide_by: job.decide_by,
      reason_code: null,
      reason_text: null,
      pitch: '',
      rate: null,
      answers_json: '{}',
      ...accepted,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'job_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  const existing = await findApplication(tx, account_id, job.id);
  return applicationStates.move(tx, 'accept', existing?.id ?? '', {
    ...accepted,
    viewed_at: existing?.viewed_at ?? now,
  });
}
