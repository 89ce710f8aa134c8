import type { Selectable } from 'kysely';
import type { DateStepKey } from '../../../contract/rules/expectedDates.ts';
import { states, type PaymentState } from '../../../contract/rules/states.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import type {
  JobPayout,
  Payment,
  Payments,
  PaymentsQuery,
} from '../../../contract/schemas/money.ts';
import type { Database } from '../../database/schema.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import { readApplicationDates, toDateSteps, type DateContext } from '../jobs/jobDates.ts';
import { countRows, pageMeta } from '../paging.ts';
import { findJobPayout, findJobPayouts } from './jobPayout.ts';
import type { PaymentRow } from './payments.ts';
import { sortCurrencies } from './wallets.ts';

/** A payment with the names of its job and brand. */
export type NamedPayment = Selectable<PaymentRow> & {
  job_title: string;
  job_language: string;
  brand: string;
};

/** Lists the payments of an account, newest first, with the net sums per state and currency. */
export async function listPayments(
  db: Database,
  account: { id: string; currency: string },
  query: PaymentsQuery,
  context: DateContext,
): Promise<Payments> {
  const { now } = context;
  const { state, page, per_page: size } = query;
  const isFiltered = state !== undefined || query.overdue === '1';
  const matching = db
    .selectFrom('payments')
    .where('payments.account_id', '=', account.id)
    .$if(isFiltered, (rows) => rows.where('payments.state', '=', state ?? 'pending'))
    .$if(query.overdue === '1', (rows) =>
      rows.where('payments.state', '=', 'pending').where('payments.expected_on', '<', now),
    );
  const rows = await selectPayments(db)
    .selectAll('payments')
    .select(['jobs.title as job_title', 'jobs.language as job_language', 'brands.name as brand'])
    // Jobs and brands are joined for the page only.
    .where(
      'payments.id',
      'in',
      matching
        .select('payments.id')
        .orderBy('payments.created_at', 'desc')
        .orderBy('payments.id', 'desc')
        .limit(size)
        .offset((page - 1) * size),
    )
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .execute();
  const payouts = await findJobPayouts(
    db,
    account.id,
    rows.filter(isCredited).map(({ id }) => id),
  );
  const dates = await readApplicationDates(
    db,
    account.id,
    rows.map(({ application_id: id }) => id),
    context,
  );
  return {
    data: rows.map((row) =>
      toPayment(row, payouts.get(row.id)?.payout, now, toDateSteps(dates.get(row.job_id) ?? [])),
    ),
    meta: pageMeta(query, await countRows(matching)),
    totals: await sumByState(db, account),
  };
}

/** Finds the payment of an application with its part of the dates of the job; null before it is accepted. */
export async function findPayment(
  db: Database,
  applicationId: string,
  now: number,
  dates: DateStep[],
): Promise<Payment | null> {
  const row = await selectPayments(db)
    .selectAll('payments')
    .select(['jobs.title as job_title', 'jobs.language as job_language', 'brands.name as brand'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const payout = isCredited(row) ? await findJobPayout(db, row.account_id, row.id) : null;
  return toPayment(row, payout, now, dates);
}

function isCredited({ state, net }: { state: PaymentState; net: number }): boolean {
  return state === 'available' && net > 0;
}

/** Returns whether the expected date of a pending payment has passed. */
export function isOverdue(row: { state: PaymentState; expected_on: number | null }, now: number) {
  return row.state === 'pending' && row.expected_on !== null && row.expected_on < now;
}

function selectPayments(db: Database) {
  return db
    .selectFrom('payments')
    .innerJoin('jobs', 'jobs.id', 'payments.job_id')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id');
}

async function sumByState(
  db: Database,
  account: { id: string; currency: string },
): Promise<Payments['totals']> {
  const sums = await db
    .selectFrom('payments')
    .select(({ fn }) => ['state', 'currency', fn.sum<number>('net').as('net')])
    .where('account_id', '=', account.id)
    .groupBy(['state', 'currency'])
    .execute();
  const totals = states.payment.map((state) => {
    const found = new Map(
      sums.filter((row) => row.state === state).map(({ currency, net }) => [currency, Number(net)]),
    );
    const currencies = sortCurrencies([...found.keys()], account.currency);
    const amounts = currencies.map((currency) => ({ amount: found.get(currency) ?? 0, currency }));
    return [state, amounts] as const;
  });
  return Object.fromEntries(totals) as Payments['totals'];
}

const moneySteps: readonly DateStepKey[] = ['approved', 'in_wallet', 'in_bank'];

function toPayment(
  row: NamedPayment,
  payout: JobPayout | null | undefined,
  now: number,
  dates: DateStep[],
): Payment {
  const { currency } = row;
  const money = (amount: number) => ({ amount, currency });
  const adjustments = JSON.parse(row.adjustments_json) as { label: string; amount: number }[];
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    job_language: row.job_language,
    brand: row.brand,
    state: row.state,
    gross: money(row.gross),
    adjustments: adjustments.map(({ label, amount }) => ({ label, amount: money(amount) })),
    fee: money(row.fee),
    net: money(row.net),
    approved_at: toIsoOrNull(row.approved_at),
    expected_on: toIsoOrNull(row.expected_on),
    expected_moved:
      row.moved_from === null
        ? null
        : { from: toIso(row.moved_from), reason: row.moved_reason ?? '' },
    available_at: toIsoOrNull(row.available_at),
    overdue: isOverdue(row, now),
    reason: row.state === 'pending' ? null : row.reason,
    payout: payout ?? null,
    dates: row.state === 'cancelled' ? [] : dates.filter(({ key }) => moneySteps.includes(key)),
  };
}
