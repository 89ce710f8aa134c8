import { toCalendarDay } from '../../../contract/rules/timeZones.ts';
import type { TransactionType } from '../../../contract/rules/states.ts';
import type { PayoutYear } from '../../../contract/schemas/year.ts';
import type { Database } from '../../database/schema.ts';
import { toMonth } from '../money/ledgerMonths.ts';
import { sortCurrencies } from '../wallet/wallets.ts';
import { readWithdrawalFees } from '../withdrawals/withdrawalFees.ts';
import { getMonth, getYearRange, mapMonths, type YearRange } from './years.ts';

type Figure = 'earned' | 'fees' | 'adjustments' | 'withdrawn';
type Owner = { id: string; currency: string };
type WalletIds = { accountId: string; walletId: string };
type Sum = { month: string; type: TransactionType; brand_id: string; amount: number };

/** Which figure each type of transaction counts as, and its sign there. */
const figures: Record<TransactionType, { figure: Figure; sign: 1 | -1 }> = {
  earning: { figure: 'earned', sign: 1 },
  bonus: { figure: 'earned', sign: 1 },
  adjustment: { figure: 'adjustments', sign: 1 },
  fee: { figure: 'fees', sign: -1 },
  withdrawal: { figure: 'withdrawn', sign: -1 },
  withdrawal_reversal: { figure: 'withdrawn', sign: -1 },
};

/**
 * Reads the money of a year in one currency; throws a DomainError for a year that the account does not have. `ownName` names money that no
 * brand has paid.
 */
export async function readPayoutYear(
  db: Database,
  owner: Owner,
  { year, currency = owner.currency }: { year: number; currency?: string | undefined },
  { now, ownName }: { now: number; ownName: string },
): Promise<PayoutYear> {
  const range = await getYearRange(db, owner.id, year, now);
  const { years, timezone } = range;
  const wallets = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'currency'])
    .where('account_id', '=', owner.id)
    .execute();
  const wallet = wallets.find((candidate) => candidate.currency === currency);
  const ids = wallet && { accountId: owner.id, walletId: wallet.id };
  const sums = ids ? await readSums(db, ids, range) : [];
  const opening = ids ? await readOpening(db, ids, range) : 0;
  const money = (amount: number) => ({ amount, currency });
  const add = (figure: Figure, isCounted: (sum: Sum) => boolean = () => true) =>
    money(
      sums
        .filter((sum) => figures[sum.type].figure === figure && isCounted(sum))
        // Subtracts instead of multiplying by the sign, which would give -0.
        .reduce(
          (total, { type, amount }) => total + (figures[type].sign === 1 ? amount : 0 - amount),
          0,
        ),
    );
  // The ledger's withdrawals include their fees; what reaches the bank does not.
  const bankFees = await readWithdrawalFees(db, { accountId: owner.id, currency }, range);
  const addBankFees = (month?: number) =>
    bankFees
      .filter(({ at }) => month === undefined || getMonth(at, timezone) === month)
      .reduce((total, { amount }) => total + amount, 0);
  const total = sums.reduce((balance, { amount }) => balance + amount, 0);
  return {
    year,
    years,
    currency,
    currencies: sortCurrencies(
      wallets.map((candidate) => candidate.currency),
      owner.currency,
    ),
    opening: money(opening),
    closing: money(opening + total),
    months: mapMonths((month) => {
      const isInMonth = (sum: Sum) => Number(sum.month.slice(5)) === month;
      return {
        month,
        earned: add('earned', isInMonth),
        withdrawn: money(add('withdrawn', isInMonth).amount - addBankFees(month)),
      };
    }),
    totals: {
      earned: add('earned'),
      fees: money(add('fees').amount + addBankFees()),
      adjustments: add('adjustments'),
      withdrawn: money(add('withdrawn').amount - addBankFees()),
    },
    by_brand: await nameBrands(db, sums, ownName, (brandId) =>
      add('earned', (sum) => sum.brand_id === brandId),
    ),
  };
}

// The ledger keeps sums by months in UTC. What was posted between the start of a month in UTC and its start in the account's zone is moved.
async function readSums(db: Database, ids: WalletIds, range: YearRange): Promise<Sum[]> {
  const { year, starts, timezone } = range;
  const months = await db
    .selectFrom('ledger_months')
    .select(['month', 'type', 'brand_id', 'amount'])
    .where('ledger_account_id', '=', ids.walletId)
    .where('month', '>=', toMonth(Date.UTC(year, 0)))
    .where('month', '<=', toMonth(Date.UTC(year, 11)))
    .execute();
  const gaps = starts
    .map((start, month) => [start, Date.UTC(year, month)].toSorted((a, b) => a - b))
    .filter(([first, last]) => first !== last) as [number, number][];
  const moved = gaps.length === 0 ? [] : await readEntries(db, ids, gaps);
  const sums = [
    ...months,
    ...moved.map(({ at, ...entry }) => ({ ...entry, month: toMonth(at), amount: -entry.amount })),
    ...moved.map(({ at, ...entry }) => ({ ...entry, month: toMonth(toCalendarDay(at, timezone)) })),
  ].filter(({ month }) => Number(month.slice(0, 4)) === year);
  const groups = Map.groupBy(sums, ({ month, type, brand_id: id }) => [month, type, id].join());
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? { ...first, amount: others.reduce((sum, { amount }) => sum + amount, first.amount) }
      : [],
  );
}

// Uses the index of an account's entries by time. With a condition on the wallet, SQLite would use the wallet's index and read all entries.
async function readEntries(
  db: Database,
  { accountId, walletId }: WalletIds,
  gaps: readonly [number, number][],
) {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.id', '=', 'ledger_transactions.ref_id')
        .on('ledger_transactions.ref_kind', '=', 'job'),
    )
    .select(['ledger_entries.type', 'ledger_entries.amount', 'ledger_entries.at', 'jobs.brand_id'])
    .select('ledger_account_id')
    .where((row) =>
      row.or(
        gaps.map(([from, to]) =>
          row.and([
            row('ledger_entries.account_id', '=', accountId),
            row('ledger_entries.at', '>=', from),
            row('ledger_entries.at', '<', to),
          ]),
        ),
      ),
    )
    .execute();
  return rows
    .filter((row) => row.ledger_account_id === walletId)
    .map(({ brand_id: brandId, type, at, amount }) => ({
      at,
      amount,
      type: type as TransactionType,
      brand_id: brandId ?? '',
    }));
}

async function readOpening(
  db: Database,
  { accountId, walletId }: WalletIds,
  { start }: YearRange,
): Promise<number> {
  const row = await db
    .selectFrom('ledger_entries')
    .select('balance_after')
    .where('account_id', '=', accountId)
    .where('ledger_account_id', '=', walletId)
    .where('at', '<', start)
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.balance_after ?? 0;
}

async function nameBrands(
  db: Database,
  sums: Sum[],
  ownName: string,
  getEarned: (brandId: string) => { amount: number; currency: string },
): Promise<PayoutYear['by_brand']> {
  const ids = new Set(
    sums
      .filter(({ type, amount }) => figures[type].figure === 'earned' && amount !== 0)
      .map(({ brand_id }) => brand_id),
  );
  const brands =
    ids.size === 0
      ? []
      : await db
          .selectFrom('brands')
          .select(['id', 'name'])
          .where('id', 'in', [...ids])
          .execute();
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  return [...ids]
    .map((id) => ({ brand: names.get(id) ?? ownName, earned: getEarned(id) }))
    .sort((a, b) => b.earned.amount - a.earned.amount || (a.brand < b.brand ? -1 : 1));
}
