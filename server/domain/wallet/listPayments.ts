import type { ExpressionBuilder, Selectable } from 'kysely';
import type { DateStepKey } from '../../../contract/rules/expectedDates.ts';
import { states, type PaymentState } from '../../../contract/rules/states.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import type { Payment, Payments, PaymentsQuery } from '../../../contract/schemas/money.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { findCases, toCase } from '../money/caseView.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import { findQuestions, toQuestion } from '../money/paymentQuestions.ts';
import { readApplicationDates, toDateSteps } from '../expectedDates/jobDates.ts';
import type { DateContext } from '../expectedDates/dateFacts.ts';
import { countRows, pageMeta } from '../paging.ts';
import { readAdjustments } from '../money/adjustments.ts';
import { findJobPayouts, getLastPart, getWithdrawnPart } from '../withdrawals/jobPayout.ts';
import type { PaymentRow } from '../money/payments.ts';
import { sortPayments } from './paymentOrder.ts';
import { isLate, isOverdue, toProblem } from '../money/problems.ts';
import { sortCurrencies } from './wallets.ts';

/** A payment with the names of its job and brand. */
type NamedPayment = Selectable<PaymentRow> & {
  job_title: string;
  job_language: string;
  brand: string;
};

/** Lists the payments of an account, with the net sums per state and currency. */
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
    .where(hasMoney)
    // Only pending payments are overdue.
    .$if(isFiltered, (rows) => rows.where('payments.state', '=', state ?? 'pending'))
    .$if(query.overdue === '1', (rows) => rows.where(isLate(now)));
  const ids = await sortPayments(matching, query, now)
    .select('payments.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const rows = await readPayments(
    db,
    ids.map(({ id }) => id),
  );
  const dates = await readApplicationDates(
    db,
    account.id,
    rows.map(({ application_id: id }) => id),
    context,
  );
  return {
    data: await toPayments(db, rows, now, (row) => toDateSteps(dates.get(row.job_id) ?? [])),
    meta: pageMeta(query, await countRows(matching)),
    totals: await sumByState(db, account),
  };
}

/** Finds the payment of an application, with the dates of the payment; null before acceptance, and for jobs that pay only a product. */
export async function findPayment(
  db: Database,
  applicationId: string,
  now: number,
  dates: DateStep[],
): Promise<Payment | null> {
  return (await findPayments(db, [applicationId], now, dates)).get(applicationId) ?? null;
}

/** Like `findPayment` for several applications of one account, by their ids; every payment gets the same `dates`. */
export async function findPayments(
  db: Database,
  applicationIds: readonly string[],
  now: number,
  dates: DateStep[] = [],
): Promise<Map<string, Payment>> {
  const rows = await selectPayments(db)
    .selectAll('payments')
    .select(['jobs.title as job_title', 'jobs.language as job_language', 'brands.name as brand'])
    // PostgreSQL rejects `in` with an empty list; no application has an empty id.
    .where('application_id', 'in', ['', ...applicationIds])
    .where(hasMoney)
    .execute();
  const payments = await toPayments(db, rows, now, () => dates);
  return new Map(rows.map(({ application_id: id }, index) => [id, payments[index] as Payment]));
}

// Joins jobs and brands for the rows of this page only.
async function readPayments(db: Database, ids: readonly string[]): Promise<NamedPayment[]> {
  const rows = await selectPayments(db)
    .selectAll('payments')
    .select(['jobs.title as job_title', 'jobs.language as job_language', 'brands.name as brand'])
    // PostgreSQL rejects `in` with an empty list; no payment has an empty id.
    .where('payments.id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  const positions = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0));
}

async function toPayments(
  db: Database,
  rows: readonly NamedPayment[],
  now: number,
  getDates: (row: NamedPayment) => DateStep[],
): Promise<Payment[]> {
  const cases = await findCases(
    db,
    rows.map(({ application_id: id }) => id),
  );
  const questions = await findQuestions(
    db,
    rows.map(({ id }) => id),
  );
  const payouts = await findJobPayouts(
    db,
    rows[0]?.account_id ?? '',
    rows.filter(isCredited).map(({ id }) => id),
  );
  return rows.map((row) => {
    const newestCase = cases.get(row.application_id);
    const question = questions.get(row.id);
    const isCancelled = row.state === 'cancelled';
    const payout = payouts.get(row.id);
    return {
      ...toPayment(row, now),
      case: newestCase ? toCase(newestCase, row.currency) : null,
      question: question ? toQuestion(question) : null,
      payout: payout?.payout ?? null,
      payout_part: { amount: payout ? getLastPart(row.net, payout) : 0, currency: row.currency },
      withdrawn: { amount: payout ? getWithdrawnPart(row.net, payout) : 0, currency: row.currency },
      dates: isCancelled ? [] : getDates(row).filter(({ key }) => moneySteps.includes(key)),
    };
  });
}

// Hides the payment of a job that pays only a product: it has no amount until money is added.
function hasMoney(eb: ExpressionBuilder<Schema, 'payments'>) {
  return eb.or([
    eb('payments.gross', '<>', 0),
    eb('payments.net', '<>', 0),
    eb.not(
      eb.exists(
        eb
          .selectFrom('jobs as job')
          .select('job.id')
          .whereRef('job.id', '=', 'payments.job_id')
          .where('job.pay_type', '=', 'product'),
      ),
    ),
  ]);
}

function isCredited({ state, net }: NamedPayment): boolean {
  return state === 'available' && net > 0;
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
    .where(hasMoney)
    .groupBy(['state', 'currency'])
    .execute();
  const totals = states.payment.map((state) => {
    const netByCurrency = new Map(
      sums.filter((row) => row.state === state).map(({ currency, net }) => [currency, Number(net)]),
    );
    const currencies = sortCurrencies([...netByCurrency.keys()], account.currency);
    const amounts = currencies.map((currency) => ({
      amount: netByCurrency.get(currency) ?? 0,
      currency,
    }));
    return [state, amounts] as const;
  });
  return Object.fromEntries(totals) as Payments['totals'];
}

const statesWithReason: readonly PaymentState[] = ['on_hold', 'cancelled'];
const moneySteps: readonly DateStepKey[] = ['approved', 'in_wallet', 'in_bank'];

function toPayment(
  row: NamedPayment,
  now: number,
): Omit<Payment, 'case' | 'question' | 'payout' | 'payout_part' | 'withdrawn' | 'dates'> {
  const { currency } = row;
  const money = (amount: number) => ({ amount, currency });
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    job_language: row.job_language,
    brand: row.brand,
    state: row.state,
    gross: money(row.gross),
    adjustments: readAdjustments(row).map(({ label, tasks, amount }) => ({
      label,
      tasks: tasks ?? null,
      amount: money(amount),
    })),
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
    // A released payment keeps the reason of its hold on record, although it is pending again or paid.
    reason: statesWithReason.includes(row.state) ? row.reason : null,
    problem: toProblem(row, now),
  };
}
