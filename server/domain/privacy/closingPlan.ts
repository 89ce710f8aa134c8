import { retentionDays } from '../../../contract/rules/retention.ts';
import {
  activeStates,
  openCaseStates,
  openWithdrawalStates,
} from '../../../contract/rules/states.ts';
import type { ClosingBlock, ClosingEnd, ClosingPlan } from '../../../contract/schemas/closing.ts';
import type { Database } from '../../database/schema.ts';
import { toIso } from '../dates.ts';
import type { Services } from '../services.ts';
import { getWithdrawalRules } from '../withdrawals/withdrawalRules.ts';

/**
 * Reads what prevents an account from being closed, what ends with the account, and which balances are given up. Reads payments before
 * wallets, so that a payment that is credited meanwhile is either still pending or already in the wallet.
 */
export async function readClosingPlan(
  db: Database,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  accountId: string,
): Promise<ClosingPlan> {
  const work = await readWork(db, accountId);
  const paidJobIds = new Set(await findApproved(db, accountId));
  const blocks: ClosingBlock[] = [
    ...(await findWithdrawals(db, accountId)),
    ...(await findPayments(db, accountId, clock.now())),
    ...(await findCases(db, accountId)),
    ...work
      .filter(({ job_id: id }) => paidJobIds.has(id))
      .map(({ job_id, title }) => ({ kind: 'work' as const, job_id, title })),
  ];
  const balances = await db
    .selectFrom('ledger_accounts')
    .select(['balance as amount', 'currency'])
    .where('account_id', '=', accountId)
    .where('balance', '>', 0)
    .orderBy('currency')
    .execute();
  const isPayable = ({ amount, currency }: { amount: number; currency: string }) =>
    amount >= getWithdrawalRules(config, currency).min;
  return {
    blocks: [
      ...blocks,
      ...balances.filter(isPayable).map((amount) => ({ kind: 'balance' as const, amount })),
    ],
    ends: work.filter(({ job_id: id }) => !paidJobIds.has(id)),
    gives_up: balances.filter((balance) => !isPayable(balance)),
    days: retentionDays.closedAccounts,
  };
}

async function readWork(db: Database, accountId: string): Promise<ClosingEnd[]> {
  const applications = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .select(['applications.state', 'job_id', 'title', 'brands.name as brand'])
    .where('account_id', '=', accountId)
    .where('applications.state', 'in', activeStates)
    .orderBy('title')
    .orderBy('job_id')
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .innerJoin('jobs', 'jobs.id', 'invitations.job_id')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .select(['job_id', 'title', 'brands.name as brand'])
    .where('account_id', '=', accountId)
    .where('invitations.state', '=', 'sent')
    .orderBy('title')
    .orderBy('job_id')
    .execute();
  const applied = new Set(applications.map(({ job_id: id }) => id));
  return [
    ...applications.map(({ state, ...job }) => ({
      kind: state === 'accepted' ? ('work' as const) : ('application' as const),
      ...job,
    })),
    ...invitations
      .filter(({ job_id: id }) => !applied.has(id))
      .map((job) => ({ kind: 'invitation' as const, ...job })),
  ];
}

// Approved work is paid, so the user cannot drop it.
async function findApproved(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('application_steps')
    .innerJoin('applications', 'applications.id', 'application_steps.application_id')
    .select('job_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('applications.state', '=', 'accepted')
    .where('status', '=', 'approved')
    .execute();
  return rows.map(({ job_id: id }) => id);
}

// An open objection can lead to a payment, so the account cannot be closed before its decision.
async function findCases(db: Database, accountId: string): Promise<ClosingBlock[]> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('jobs', 'jobs.id', 'cases.job_id')
    .select(['job_id', 'title', 'due_by'])
    .where('account_id', '=', accountId)
    .where('cases.state', 'in', openCaseStates)
    .orderBy('due_by')
    .orderBy('cases.id')
    .execute();
  return rows.map(({ job_id, title, due_by }) => ({
    kind: 'case',
    job_id,
    title,
    on: toIso(due_by),
  }));
}

async function findWithdrawals(db: Database, accountId: string): Promise<ClosingBlock[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['state', 'net', 'currency'])
    .where('account_id', '=', accountId)
    .where('state', 'in', openWithdrawalStates)
    .execute();
  return rows.map(({ state, net: amount, currency }) => ({
    kind: 'withdrawal',
    amount: { amount, currency },
    can_cancel: state === 'requested',
  }));
}

async function findPayments(db: Database, accountId: string, now: number): Promise<ClosingBlock[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('jobs', 'jobs.id', 'payments.job_id')
    .select(['payments.state', 'net', 'payments.currency', 'job_id', 'title', 'expected_on'])
    .where('account_id', '=', accountId)
    .where('payments.state', 'in', ['pending', 'on_hold'])
    .where('net', '>', 0)
    .orderBy('expected_on')
    .orderBy('payments.id')
    .execute();
  return rows.map(({ state, net, currency, job_id, title, expected_on: on }) => {
    const payment = { amount: { amount: net, currency }, job_id, title };
    return state === 'on_hold'
      ? { kind: 'held', ...payment }
      : { kind: 'payment', ...payment, on: on !== null && on > now ? toIso(on) : null };
  });
}
