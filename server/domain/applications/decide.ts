import type { Database, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findJob } from '../jobs/detail.ts';
import type { JobRow } from '../jobs/jobRows.ts';
import { estimatePayment } from '../money/payments.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { openSteps } from '../work/steps.ts';
import type { ApplicationRow } from './applicationView.ts';
import { takePlace } from './places.ts';

/** Notes that the brand opened an application. */
export async function view({ db, clock }: Services, id: string): Promise<ApplicationRow> {
  const row = await db
    .updateTable('applications')
    .set({ state: 'viewed', viewed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'applied')
    .returningAll()
    .executeTakeFirst();
  return row ?? refuseState(db, id);
}

/** Accepts an application: a place is taken, the first steps open, the payment is estimated. */
export function accept({ db, clock, config }: Services, id: string): Promise<ApplicationRow> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const row = await decide(tx, id, { state: 'accepted', decided_at: now });
    const job = await findJob(tx, row.job_id);
    if (!(await takePlace(tx, job.id))) throw new Refusal('conflict', 'job.full');
    await openSteps(tx, row, job.revisions, now);
    await estimatePayment(tx, {
      applicationId: row.id,
      accountId: row.account_id,
      jobId: job.id,
      currency: job.currency,
      gross: grossPay(job, row),
      feePercent: config.market.feePercent,
      now,
    });
    return row;
  });
}

/** Declines an application, always with a reason from the list and a sentence. */
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
  return row ?? refuseState(tx, id);
}

function grossPay(job: JobRow, application: ApplicationRow): number {
  if (job.pay_type === 'product') return 0;
  return application.rate ?? job.pay_min ?? 0;
}

async function refuseState(db: Database, id: string): Promise<never> {
  const row = await db
    .selectFrom('applications')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', 'application.unknown');
  throw new Refusal('conflict', 'state.moved', { values: { state: row.state } });
}
