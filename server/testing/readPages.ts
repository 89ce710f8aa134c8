import { toCalendarDay } from '../../contract/rules/timeZones.ts';
import { historyQuerySchema } from '../../contract/schemas/history.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import {
  paymentsQuerySchema,
  transactionsQuerySchema,
  type Transaction,
} from '../../contract/schemas/money.ts';
import { withdrawalsQuerySchema } from '../../contract/schemas/withdrawal.ts';
import type { Database } from '../database/schema.ts';
import { readApplicantWithRates } from '../domain/views/jobViewer.ts';
import { readHistory } from '../domain/views/history.ts';
import { readJobDetail } from '../domain/views/jobDetail.ts';
import { listPayments } from '../domain/wallet/listPayments.ts';
import { listTransactions } from '../domain/wallet/transactions.ts';
import { readWallets } from '../domain/wallet/wallets.ts';
import type { Services } from '../domain/services.ts';
import { readPayoutYear } from '../domain/views/payoutYear.ts';
import { listWithdrawals } from '../domain/withdrawals/listWithdrawals.ts';
import { getBank } from '../domain/withdrawals/banks.ts';
import { getWithdrawalRules } from '../domain/withdrawals/withdrawalRules.ts';
import { getLanguage } from '../i18n/language.ts';

const size = { per_page: '100' };

/** Reads what the page of a job shows to an account. */
export async function readJobPage(
  { db, clock, config }: Services,
  accountId: string,
  jobId: string,
) {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const applicant = await readApplicantWithRates(db, account);
  const viewer = { applicant, language: getLanguage('en'), now: clock.now(), config };
  return readJobDetail(db, jobId, viewer);
}

/** Reads what the pages of an account show: wallet, Ahead, earnings, ledger, withdrawals, my jobs, each job, and the year. */
export async function readPages({ db, clock, config }: Services, accountId: string) {
  const now = clock.now();
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const language = getLanguage('en');
  const applicant = await readApplicantWithRates(db, account);
  const viewer = { applicant, language, now, config };
  const history = await readHistory(db, viewer, historyQuerySchema.parse(size), account.timezone);
  const jobs = new Map<string, JobDetail>();
  for (const { job } of history.data) jobs.set(job.id, await readJobDetail(db, job.id, viewer));
  const paymentsQuery = paymentsQuerySchema.parse(size);
  const withdrawalsQuery = withdrawalsQuerySchema.parse(size);
  const method = await db
    .selectFrom('payout_methods')
    .select('country')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const wallets = await readWallets(db, account, config, now);
  const year = new Date(toCalendarDay(now, account.timezone)).getUTCFullYear();
  const years = [];
  for (const { currency } of wallets) {
    const query = { year, currency };
    years.push(await readPayoutYear(db, account, query, { now, ownName: 'Byline' }));
  }
  return {
    now,
    timezone: account.timezone,
    history,
    jobs,
    payments: (await listPayments(db, account, paymentsQuery, viewer)).data,
    transactions: await readTransactions(db, account),
    withdrawals: (await listWithdrawals(db, accountId, withdrawalsQuery, language)).data,
    wallets,
    years,
    /** How the bank of the account counts its days, if it has one. */
    bank: method ? getBank(method.country) : null,
    getRules: (currency: string) => getWithdrawalRules(config, currency),
  };
}

/** What the pages of an account show. */
export type Pages = Awaited<ReturnType<typeof readPages>>;

async function readTransactions(db: Database, account: { id: string; timezone: string }) {
  const all: Transaction[] = [];
  for (let page = 1; ; page += 1) {
    const query = transactionsQuerySchema.parse({ ...size, page: String(page) });
    const { data, meta } = await listTransactions(db, account, query, getLanguage('en'));
    all.push(...data);
    if (data.length === 0 || all.length >= meta.total) return all;
  }
}
