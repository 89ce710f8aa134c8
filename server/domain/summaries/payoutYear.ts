import type { TransactionType } from '../../../contract/rules/states.ts';
import type { PayoutYear } from '../../../contract/schemas/year.ts';
import type { Database } from '../../database/schema.ts';
import { toMonth } from '../money/ledgerMonths.ts';
import { sortCurrencies } from '../money/wallets.ts';
import { readWithdrawalFees } from '../withdrawals/withdrawalFees.ts';
import { mapMonths, getYearRange } from './years.ts';

type Figure = 'earned' | 'fees' | 'adjustments' | 'withdrawn';
type Owner = { id: string; currency: string };
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
  const { years } = await getYearRange(db, owner.id, year, now);
  const wallets = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'currency'])
    .where('account_id', '=', owner.id)
    .execute();
  const wallet = wallets.find((candidate) => candidate.currency === currency);
  const sums = wallet ? await readSums(db, wallet.id, year) : [];
  const opening = wallet ? await readOpening(db, wallet.id, year) : 0;
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
  const bankFees = await readWithdrawalFees(
    db,
    { accountId: owner.id, currency },
    { start: Date.UTC(year, 0), end: Date.UTC(year + 1, 0) },
  );
  const addBankFees = (month?: number) =>
    bankFees
      .filter(({ at }) => month === undefined || new Date(at).getUTCMonth() + 1 === month)
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

async function readSums(db: Database, walletId: string, year: number): Promise<Sum[]> {
  return db
    .selectFrom('ledger_months')
    .select(['month', 'type', 'brand_id', 'amount'])
    .where('ledger_account_id', '=', walletId)
    .where('month', '>=', toMonth(Date.UTC(year, 0)))
    .where('month', '<=', toMonth(Date.UTC(year, 11)))
    .execute();
}

async function readOpening(db: Database, walletId: string, year: number): Promise<number> {
  const row = await db
    .selectFrom('ledger_months')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('ledger_account_id', '=', walletId)
    .where('month', '<', toMonth(Date.UTC(year, 0)))
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

async function nameBrands(
  db: Database,
  sums: Sum[],
  ownName: string,
  getEarned: (brandId: string) => { amount: number; currency: string },
): Promise<PayoutYear['by_brand']> {
  const ids = new Set(
    sums.filter(({ type }) => figures[type].figure === 'earned').map(({ brand_id }) => brand_id),
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
