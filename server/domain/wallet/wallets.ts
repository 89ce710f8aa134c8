import { openWithdrawalStates } from '../../../contract/rules/states.ts';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import type { Database } from '../../database/schema.ts';
import { toIso, toIsoDay, toIsoOrNull } from '../dates.ts';
import type { DateContext } from '../expectedDates/dateFacts.ts';
import { readAccountBlocks } from '../withdrawals/withdrawalBlocks.ts';
import { readBank } from '../withdrawals/bankFacts.ts';
import { findOpenDebits, toOwed } from '../money/debits.ts';
import { forecast } from './forecast.ts';
import { getArrival, getWithdrawalRules } from '../withdrawals/withdrawalRules.ts';
import { clearingTime, isLate } from '../money/problems.ts';

/** The owner of wallets; the wallet in `currency` always exists. */
export type WalletOwner = { id: string; currency: string; phone_verified: number };

/** Sums per currency and kind, e.g. the state of a payment. */
type Sums = { currency: string; kind: string; sum: number }[];

/**
 * Derives the wallets of an account from the running balances of the ledger, the payments and the withdrawals: one per
 * currency, the currency of the owner first.
 */
export async function readWallets(
  db: Database,
  owner: WalletOwner,
  config: DateContext['config'],
  now: number,
): Promise<Wallet[]> {
  const balances = await readBalances(db, owner.id);
  const payments = await sumPayments(db, owner.id, now);
  const withdrawals = await sumWithdrawals(db, owner.id);
  const nextPayments = await findNextPayments(db, owner.id, now);
  const { blocks, unlocksAt, holdReason } = await readAccountBlocks(db, owner, now);
  const owed = (await findOpenDebits(db, owner.id)).map(toOwed);
  const bank = await readBank(db, owner.id);
  const ahead = await forecast(db, owner, { now, config });
  const currencies = [...balances, ...payments, ...withdrawals].map(({ currency }) => currency);
  currencies.push(...ahead.keys());
  return sortCurrencies(currencies, owner.currency).map((currency) => {
    const money = (amount: number) => ({ amount, currency });
    const rules = getWithdrawalRules(config, currency);
    const add = (sums: Sums, isCounted: (kind: string) => boolean) =>
      money(
        sums
          .filter((row) => row.currency === currency && isCounted(row.kind))
          .reduce((total, { sum }) => total + sum, 0),
      );
    const balance = balances.find((row) => row.currency === currency);
    const available = money(balance?.balance ?? 0);
    const payment = nextPayments.find((row) => row.currency === currency);
    const isBelowMinimum = available.amount < rules.min;
    return {
      currency,
      available,
      pending: add(payments, (kind) => kind !== 'on_hold'),
      overdue: add(payments, (kind) => kind === 'overdue'),
      in_transit: add(withdrawals, (state) => state !== 'paid'),
      on_hold: add(payments, (kind) => kind === 'on_hold'),
      lifetime_earned: money(balance?.earned ?? 0),
      lifetime_withdrawn: add(withdrawals, (state) => state === 'paid'),
      next: payment
        ? {
            amount: money(payment.net),
            on: toIso(payment.expected_on ?? now),
            job_id: payment.job_id,
          }
        : null,
      withdrawal: {
        min: money(rules.min),
        max: money(rules.max),
        fee: rules.fee,
        arrives_in_days: rules.arrivesInDays,
        arrives_by: toIsoDay(getArrival(now, rules, bank)),
        blocked_by: [...blocks, ...(isBelowMinimum ? (['below_minimum'] as const) : [])],
        unlocks_at: toIsoOrNull(unlocksAt),
        hold_reason: holdReason,
      },
      owed: owed.filter(({ amount }) => amount.currency === currency),
      ahead: ahead.get(currency) ?? [],
    };
  });
}

/** Returns the wallet of one currency from all wallets of an account. */
export async function readWallet(
  db: Database,
  owner: WalletOwner,
  config: DateContext['config'],
  { currency, now }: { currency: string; now: number },
): Promise<Wallet> {
  const wallets = await readWallets(db, owner, config, now);
  const wallet = wallets.find((candidate) => candidate.currency === currency);
  if (!wallet) throw new Error(`There is no wallet in ${currency}.`);
  return wallet;
}

/** Returns distinct currencies in alphabetical order, after the account's own. */
export function sortCurrencies(currencies: string[], own: string): string[] {
  return [...new Set([own, ...currencies.toSorted()])];
}

async function readBalances(db: Database, accountId: string) {
  return db
    .selectFrom('ledger_accounts')
    .select(['currency', 'balance', 'earned'])
    .where('account_id', '=', accountId)
    .execute();
}

async function sumPayments(db: Database, accountId: string, now: number): Promise<Sums> {
  const rows = await db
    .selectFrom('payments')
    .select(({ fn }) => ['currency', fn.sum<number>('net').as('sum')])
    .select((eb) =>
      eb.case().when(isLate(now)(eb)).then('overdue').else(eb.ref('state')).end().as('kind'),
    )
    .where('account_id', '=', accountId)
    .where('state', 'in', ['pending', 'on_hold'])
    .groupBy(['currency', 'kind'])
    .execute();
  return rows.map((row) => ({ ...row, sum: Number(row.sum) }));
}

async function sumWithdrawals(db: Database, accountId: string): Promise<Sums> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => ['currency', 'state as kind', fn.sum<number>('amount').as('sum')])
    .where('account_id', '=', accountId)
    .where('state', 'in', [...openWithdrawalStates, 'paid'])
    .groupBy(['currency', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, sum: Number(row.sum) }));
}

/** Finds the earliest pending payment of each currency that has an amount and is not late: the new date of a late payment is less certain. */
function findNextPayments(db: Database, accountId: string, now: number) {
  const pending = db
    .selectFrom('payments')
    .select(['currency', 'net', 'expected_on', 'job_id'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('currency').orderBy('expected_on').orderBy('id'))
        .as('rank'),
    )
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    // The payment of a job that pays only a product has no amount.
    .where('net', '>', 0)
    .where('expected_on', '>=', now - clearingTime)
    .where('late_since', 'is', null);
  return db
    .selectFrom(pending.as('pending'))
    .select(['currency', 'net', 'expected_on', 'job_id'])
    .where('rank', '=', 1)
    .execute();
}
