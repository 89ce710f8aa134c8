import { formatCurrency } from '../../../contract/rules/formats.ts';
import { listedJobStates } from '../../../contract/rules/states.ts';
import type { InvitationResponse } from '../../../contract/schemas/application.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { MessageValues } from '../../i18n/catalogue.ts';
import { announce, type NewsKey } from '../discussion/news.ts';
import { DomainError } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import { findJob, readBrandName, type JobRow } from '../jobs/jobRows.ts';
import { describeWork } from '../jobs/describeWork.ts';
import type { Services } from '../services.ts';
import { invitationStates, type InvitationRow } from '../transitions/invitationStates.ts';
import { toInvitation } from './applicationView.ts';
import type { ApplicationRow } from '../transitions/applicationStates.ts';

/** What a brand offers; `offer` in minor units of the job's currency, null if the offer is the job's own pay. */
export type Offer = { message: string; offer: number | null };

/** Reads the user's invitation to a job; throws a DomainError for an unknown job. */
export async function readInvitation(
  db: Database,
  accountId: string,
  jobId: string,
): Promise<InvitationResponse> {
  const { currency } = await findJob(db, jobId);
  const row = await findInvitation(db, accountId, jobId);
  return { invitation: row ? toInvitation(row, currency) : null };
}

/** Invites a publisher to a job. Throws a DomainError if there is already an application or invitation, or if the job is not listed. */
export function invite(
  services: Services,
  accountId: string,
  jobId: string,
  { message, offer }: Offer,
): Promise<InvitationRow> {
  const { db, clock, config } = services;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const job = await findJob(tx, jobId);
    if (!listedJobStates.includes(job.state)) throw new DomainError('conflict', 'job.closed');
    if (await findApplication(tx, accountId, jobId)) {
      throw new DomainError('conflict', 'application.exists');
    }
    const row = await tx
      .insertInto('invitations')
      .values({
        id: newId(),
        account_id: accountId,
        job_id: jobId,
        state: 'sent',
        message,
        offer,
        sent_at: now,
        expires_at: now + config.marketplace.invitation,
        reason: null,
        ended_at: null,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'job_id']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new DomainError('conflict', 'invitation.exists');
    await reportInvitation(tx, services, row, 'news.invitedTo', await describeOffer(tx, job, row));
    return row;
  });
}

/** Revokes an invitation that the publisher has not replied to. */
export function revokeInvitation(services: Services, id: string): Promise<InvitationRow> {
  return inTransaction(services.db, (tx) => endInvitation(tx, services, id, 'revoke'));
}

/** Revokes or expires an invitation in the caller's transaction, and reports it. */
export async function endInvitation(
  tx: Tx,
  services: Services,
  id: string,
  action: 'revoke' | 'expire',
): Promise<InvitationRow> {
  const row = await invitationStates.move(tx, action, id, { ended_at: services.clock.now() });
  const key = action === 'revoke' ? 'news.revoked' : 'news.invitationExpired';
  await reportInvitation(tx, services, row, key);
  return row;
}

/** Returns the values of the message about an invitation: the work, the pay, and until when a reply counts. */
async function describeOffer(
  tx: Tx,
  job: JobRow,
  { account_id, offer, expires_at }: InvitationRow,
): Promise<MessageValues> {
  const { timezone } = await tx
    .selectFrom('accounts')
    .select('timezone')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return {
    work: await describeWork(tx, job.id),
    ...describePay(job, offer),
    replyOn: expires_at,
    zone: timezone,
  };
}

function describePay(
  { pay_type: type, pay_min: min, pay_max: max, product_value: value, currency }: JobRow,
  offer: number | null,
): { kind: 'fixed' | 'range' | 'upTo' | 'product'; least: string; pay: string } {
  const format = (amount: number | null) => formatCurrency({ amount: amount ?? 0, currency });
  const highest = format(max ?? min);
  if (offer !== null) return { kind: 'fixed', least: '', pay: format(offer) };
  if (type === 'product') return { kind: 'product', least: '', pay: format(value) };
  if (type === 'performance') return { kind: 'upTo', least: '', pay: highest };
  const isRange = min !== null && max !== null && min !== max;
  return isRange
    ? { kind: 'range', least: format(min), pay: highest }
    : { kind: 'fixed', least: '', pay: highest };
}

async function reportInvitation(
  tx: Tx,
  services: Services,
  row: InvitationRow,
  key: NewsKey,
  values: MessageValues = {},
): Promise<void> {
  const brand = await readBrandName(tx, row.job_id);
  const thread = { accountId: row.account_id, jobId: row.job_id };
  const event = `invitation:${row.id}:${row.state}`;
  await announce(tx, services, thread, { key, event, values: { ...values, brand } });
}

/** Reads the invitation of a user to a job. */
export function findInvitation(
  db: Database,
  accountId: string,
  jobId: string,
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** Reads the application of a user to a job. */
export function findApplication(
  db: Database,
  accountId: string,
  jobId: string,
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}
