import type { Config } from '../../config.ts';
import type { Wallet, WithdrawalBlock } from '../../contract/wallet.ts';
import type { Database } from '../../database/schema.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import { sumOpenWithdrawals, sumPaidWithdrawals } from './withdrawalSums.ts';

/** What the wallet needs to know of its owner. */
export type Owner = { id: string; currency: string; phone_verified: number };

/** Derives every figure of a wallet from the ledger, the payments and the withdrawals. */
export async function readWallet(
  db: Database,
  owner: Owner,
  rules: Config['withdrawal'],
  now: number,
): Promise<Wallet> {
  const { currency } = owner;
  const money = (amount: number) => ({ amount, currency });
  const entries = await sumEntries(db, owner.id);
  const payments = await sumPayments(db, owner.id);
  const inTransit = await sumOpenWithdrawals(db, owner.id);
  const next = await nextPayment(db, owner.id, now);
  const method = await payoutMethod(db, owner.id);
  const lockedUntil =
    method?.locked_until && method.locked_until > now ? method.locked_until : null;
  const blocks: [WithdrawalBlock, boolean][] = [
    ['phone', owner.phone_verified === 0],
    ['payout_method', method?.status !== 'active'],
    ['method_locked', lockedUntil !== null],
    ['open_request', inTransit > 0],
    ['below_minimum', entries.available < rules.min],
  ];
  return {
    currency,
    available: money(entries.available),
    pending: money(payments.pending),
    in_transit: money(inTransit),
    on_hold: money(payments.onHold),
    lifetime_earned: money(entries.earned),
    lifetime_withdrawn: money(await sumPaidWithdrawals(db, owner.id)),
    next: next && {
      amount: money(next.net),
      on: toIso(next.expected_on ?? now),
      job_id: next.job_id,
    },
    withdrawal: {
      min: money(rules.min),
      max: money(rules.max),
      fee: { fixed: money(rules.fee), percent: rules.feePercent, cap: null },
      arrives_in_days: rules.arrivesInDays,
      blocked_by: blocks.filter(([, isBlocked]) => isBlocked).map(([block]) => block),
      unlocks_at: toIsoOrNull(lockedUntil),
    },
  };
}

async function sumEntries(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .select(({ fn }) => ['type', fn.sum<number>('amount').as('sum')])
    .where('ledger_accounts.account_id', '=', accountId)
    .groupBy('type')
    .execute();
  const moved = new Set(['withdrawal', 'withdrawal_reversal']);
  const total = (kept: typeof rows) => kept.reduce((sum, row) => sum + Number(row.sum), 0);
  return { available: total(rows), earned: total(rows.filter(({ type }) => !moved.has(type))) };
}

async function sumPayments(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('payments')
    .select(({ fn }) => ['state', fn.sum<number>('net').as('sum')])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['pending', 'on_hold'])
    .groupBy('state')
    .execute();
  const of = (wanted: string) => Number(rows.find(({ state }) => state === wanted)?.sum ?? 0);
  return { pending: of('pending'), onHold: of('on_hold') };
}

function nextPayment(db: Database, accountId: string, now: number) {
  return db
    .selectFrom('payments')
    .select(['net', 'expected_on', 'job_id'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .where('expected_on', '>=', now)
    .orderBy('expected_on')
    .executeTakeFirst()
    .then((row) => row ?? null);
}

function payoutMethod(db: Database, accountId: string) {
  return db
    .selectFrom('payout_methods')
    .select(['status', 'locked_until'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
