import type { Selectable } from 'kysely';
import type { Payment, Payments, PaymentsQuery } from '../../contract/money.ts';
import { paymentStateSchema, type PaymentState } from '../../contract/states.ts';
import type { Database } from '../../database/schema.ts';
import { iso, isoOrNull } from '../dates.ts';
import { countRows, pageMeta } from '../paging.ts';
import type { PaymentRow } from './payments.ts';

/** A payment with the names that the contract shows. */
export type NamedPayment = Selectable<PaymentRow> & { job_title: string; brand: string };

/** Lists a publisher's payments, newest first, with the net sums of every state. */
export async function listPayments(
  db: Database,
  account: { id: string; currency: string },
  query: PaymentsQuery,
  now: number,
): Promise<Payments> {
  const { state, page, per_page: size } = query;
  const kept = namedPayments(db)
    .where('payments.account_id', '=', account.id)
    .$if(state !== undefined, (rows) => rows.where('payments.state', '=', state ?? 'pending'))
    .$if(query.overdue === '1', (rows) =>
      rows.where('payments.state', '=', 'pending').where('payments.expected_on', '<', now),
    );
  const rows = await kept
    .selectAll('payments')
    .select(['jobs.title as job_title', 'brands.name as brand'])
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    data: rows.map((row) => presentPayment(row, now)),
    meta: pageMeta(query, await countRows(kept)),
    totals: await sumByState(db, account),
  };
}

/** Finds the payment of an application; null before it was accepted. */
export async function findPayment(
  db: Database,
  applicationId: string,
  now: number,
): Promise<Payment | null> {
  const row = await namedPayments(db)
    .selectAll('payments')
    .select(['jobs.title as job_title', 'brands.name as brand'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row ? presentPayment(row, now) : null;
}

/** Whether a payment should have arrived by now. */
export function isOverdue(row: { state: PaymentState; expected_on: number | null }, now: number) {
  return row.state === 'pending' && row.expected_on !== null && row.expected_on < now;
}

function namedPayments(db: Database) {
  return db
    .selectFrom('payments')
    .innerJoin('jobs', 'jobs.id', 'payments.job_id')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id');
}

async function sumByState(db: Database, account: { id: string; currency: string }) {
  const { currency } = account;
  const sums = await db
    .selectFrom('payments')
    .select(({ fn }) => ['state', fn.sum<number>('net').as('net')])
    .where('account_id', '=', account.id)
    .groupBy('state')
    .execute();
  const found = new Map(sums.map(({ state, net }) => [state, Number(net)]));
  const totals = paymentStateSchema.options.map(
    (state) => [state, { amount: found.get(state) ?? 0, currency }] as const,
  );
  return Object.fromEntries(totals) as Payments['totals'];
}

function presentPayment(row: NamedPayment, now: number): Payment {
  const { currency } = row;
  const money = (amount: number) => ({ amount, currency });
  const adjustments = JSON.parse(row.adjustments_json) as { label: string; amount: number }[];
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    brand: row.brand,
    state: row.state,
    gross: money(row.gross),
    adjustments: adjustments.map(({ label, amount }) => ({ label, amount: money(amount) })),
    fee: money(row.fee),
    net: money(row.net),
    approved_at: isoOrNull(row.approved_at),
    expected_on: isoOrNull(row.expected_on),
    expected_moved:
      row.moved_from === null
        ? null
        : { from: iso(row.moved_from), reason: row.moved_reason ?? '' },
    available_at: isoOrNull(row.available_at),
    overdue: isOverdue(row, now),
    reason: row.state === 'pending' ? null : row.reason,
  };
}
