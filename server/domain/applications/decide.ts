import type { Database, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { findJob, type JobRow } from '../jobs/jobRows.ts';
import { estimatePayment } from '../money/payments.ts';
import type { Services } from '../services.ts';
import { openSteps } from '../work/steps.ts';
import type { ApplicationRow } from './applicationView.ts';
import { takePlace } from './places.ts';

/** Marks an application as viewed by the brand. */
export async function view({ db, clock }: Services, id: string): Promise<ApplicationRow> {
  const row = await db
    .updateTable('applications')
    .set({ state: 'viewed', viewed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'applied')
    .returningAll()
    .executeTakeFirst();
  return row ?? throwConflict(db, id);
}

/** Accepts an application: takes a place, opens the first steps and estimates the payment. */
export function accept({ db, clock, config }: Services, id: string): Promise<ApplicationRow> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const row = await decide(tx, id, { state: 'accepted', decided_at: now });
    const job = await findJob(tx, row.job_id);
    if (!(await takePlace(tx, job.id))) throw new DomainError('conflict', 'job.full');
    await openSteps(tx, row, job.revisions, now);
    await estimatePayment(tx, {
      applicationId: row.id,
      accountId: row.account_id,
      jobId: job.id,
      currency: job.currency,
      gross: getGrossPay(job, row),
      feePercent: config.marketplace.feePercent,
      now,
    });
    return row;
  });
}

/** Declines an application with a reason code and a text. */
export function decline(
  { db, clock }: Services,
  id: string,
  reason: { code: string; text: string },
): Promise<ApplicationRow> {
  return inTransaction(db, (tx) =>
    decide(tx, id, {
      state: 'declined',
      decided_at: clock.now(),
      reason_code: reason.code,
      reason_text: reason.text,
    }),
  );
}

async function decide(
  tx: Tx,
  id: string,
  change: Partial<ApplicationRow> & { decided_at: number },
): Promise<ApplicationRow> {
  const row = await tx
    .updateTable('applications')
    .set((columns) => ({
      ...change,
      viewed_at: columns.fn.coalesce('viewed_at', columns.val(change.decided_at)),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['applied', 'viewed'])
    .returningAll()
    .executeTakeFirst();
  return row ?? throwConflict(tx, id);
}

function getGrossPay(job: JobRow, application: ApplicationRow): number {
  if (job.pay_type === 'product') return 0;
  return application.rate ?? job.pay_min ?? 0;
}

async function throwConflict(db: Database, id: string): Promise<never> {
  const row = await db
    .selectFrom('applications')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new DomainError('notFound', 'application.unknown');
  throw new DomainError('conflict', 'state.moved', { values: { state: row.state } });
}
