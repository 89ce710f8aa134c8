import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { announce, type NewsKey } from '../discussion/news.ts';
import { DomainError } from '../domainError.ts';
import { getOfferedShift } from '../jobs/offeredDates.ts';
import { findJob, readBrandName, type JobRow } from '../jobs/jobRows.ts';
import { estimatePayment } from '../money/payments.ts';
import { hasShippingAddress } from '../profile/shippingAddress.ts';
import type { Services } from '../services.ts';
import { applicationStates, type ApplicationRow } from '../transitions/applicationStates.ts';
import { expectShipment } from '../steps/expectShipment.ts';
import { openSteps } from '../steps/steps.ts';
import { endAcceptedWork } from './endAcceptedWork.ts';
import { endOpenInvitation } from './endOpenInvitation.ts';
import { takePlace } from './places.ts';

/** Why a brand or the staff ended an application. */
export type Reason = { code: string; text: string };

/** Marks an application as viewed by the brand. */
export function view({ db, clock }: Services, id: string): Promise<ApplicationRow> {
  return inTransaction(db, (tx) =>
    applicationStates.move(tx, 'view', id, { viewed_at: clock.now() }),
  );
}

/** Accepts an application: takes a place, opens the first steps and estimates the payment. */
export function accept(services: Services, id: string): Promise<ApplicationRow> {
  return inTransaction(services.db, async (tx) => {
    const row = await applicationStates.move(tx, 'accept', id, decidedAt(services));
    const viewed = await fillViewedAt(tx, row);
    const { waitsForProduct } = await startWork(tx, services, viewed);
    await announceOutcome(tx, services, viewed, await findNews(tx, viewed, waitsForProduct));
    return viewed;
  });
}

async function findNews(
  tx: Tx,
  { account_id: accountId }: ApplicationRow,
  waitsForProduct: boolean,
): Promise<NewsKey> {
  if (!waitsForProduct) return 'news.accepted';
  const hasAddress = await hasShippingAddress(tx, accountId);
  return hasAddress ? 'news.acceptedProduct' : 'news.acceptedNoAddress';
}

/**
 * Takes a place for an application that was just accepted, opens its first steps and estimates its payment. Returns whether the steps stay
 * locked until the brand's product arrives.
 */
export async function startWork(
  tx: Tx,
  { clock, config }: Services,
  row: ApplicationRow,
): Promise<{ waitsForProduct: boolean }> {
  const now = clock.now();
  const job = await findJob(tx, row.job_id);
  if (!(await takePlace(tx, job.id))) throw new DomainError('conflict', 'job.full');
  const waitsForProduct = job.product_shipped === 1;
  // What was agreed counts until the publisher accepts a change of the brief.
  const earlierBy = getOfferedShift(job, row.job_version);
  await openSteps(tx, row, { revisions: job.revisions, waitsForProduct, earlierBy }, now);
  if (waitsForProduct) await expectShipment(tx, row.id, now);
  await estimatePayment(tx, {
    applicationId: row.id,
    accountId: row.account_id,
    jobId: job.id,
    currency: job.currency,
    gross: getGrossPay(job, row),
    feePercent: config.marketplace.feePercent,
    now,
  });
  return { waitsForProduct };
}

/** Declines an application with a reason code and a text. */
export function decline(services: Services, id: string, reason: Reason): Promise<ApplicationRow> {
  return inTransaction(services.db, async (tx) => {
    const row = await applicationStates.move(tx, 'decline', id, {
      ...decidedAt(services),
      reason_code: reason.code,
      reason_text: reason.text,
    });
    const viewed = await fillViewedAt(tx, row);
    await announceOutcome(tx, services, viewed, 'news.declined', reason.text);
    return viewed;
  });
}

/** Ends the work on a job, with a reason. Approved tasks are paid; if there are none, the place is released. */
export function remove(services: Services, id: string, reason: Reason): Promise<ApplicationRow> {
  return inTransaction(services.db, (tx) => removeIn(tx, services, id, reason));
}

/** Like `remove`, in the caller's transaction. */
export async function removeIn(
  tx: Tx,
  services: Services,
  id: string,
  reason: Reason,
): Promise<ApplicationRow> {
  const now = services.clock.now();
  const row = await applicationStates.move(tx, 'remove', id, {
    ended_at: now,
    reason_code: reason.code,
    reason_text: reason.text,
  });
  await endAcceptedWork(tx, row, now);
  await announceOutcome(tx, services, row, 'news.removed', reason.text);
  return row;
}

/** Announces the outcome of an application to its publisher, and ends the open invitation to the same job. */
export async function announceOutcome(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  key: NewsKey,
  reason = '',
): Promise<void> {
  await endOpenInvitation(tx, row, services.clock.now());
  const brand = await readBrandName(tx, row.job_id);
  const thread = { accountId: row.account_id, jobId: row.job_id };
  const event = `application:${row.id}:${row.state}`;
  await announce(tx, services, thread, { key, event, values: { brand, reason } });
}

function decidedAt({ clock }: Services) {
  return { decided_at: clock.now() };
}

// A decision implies that the brand has seen the application.
async function fillViewedAt(tx: Tx, row: ApplicationRow): Promise<ApplicationRow> {
  if (row.viewed_at !== null) return row;
  const viewed_at = row.decided_at;
  await tx.updateTable('applications').set({ viewed_at }).where('id', '=', row.id).execute();
  return { ...row, viewed_at };
}

function getGrossPay(job: JobRow, application: ApplicationRow): number {
  if (job.pay_type === 'product') return 0;
  return application.rate ?? job.pay_min ?? 0;
}
