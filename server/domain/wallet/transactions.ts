import type { TransactionType } from '../../../contract/rules/states.ts';
import type {
  Transaction,
  Transactions,
  TransactionsQuery,
} from '../../../contract/schemas/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { parseRangeEnd, parseRangeStart, toIso } from '../dates.ts';
import { pageMeta } from '../paging.ts';

type Owner = { id: string; timezone: string };

/** Lists the ledger entries of an account's wallets, newest first. */
export async function listTransactions(
  db: Database,
  account: Owner,
  query: TransactionsQuery,
  language: Language,
): Promise<Transactions> {
  const { first, last } = await findRange(db, account, query);
  const { page, per_page: size } = query;
  const newest = last - (page - 1) * size;
  const rows = await selectEntries(db, account.id, query)
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['ledger_entries.id', 'ledger_entries.at', 'type'])
    .select(['ledger_entries.amount', 'balance_after'])
    .leftJoin('withdrawals', (join) =>
      join
        .onRef('withdrawals.id', '=', 'ledger_transactions.ref_id')
        .on('ledger_transactions.ref_kind', '=', 'withdrawal'),
    )
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.id', '=', 'ledger_transactions.ref_id')
        .on('ledger_transactions.ref_kind', '=', 'job'),
    )
    .leftJoin('brands', 'brands.id', 'jobs.brand_id')
    .select('brands.name as brand')
    .select(['ledger_accounts.currency', 'ref_kind', 'ref_id', 'subject', 'withdrawals.fee'])
    .where(getNumber(query), '<=', newest)
    .where(getNumber(query), '>=', Math.max(first, newest - size + 1))
    .orderBy(getNumber(query), 'desc')
    .execute();
  const data = rows.map((row): Transaction => {
    const type = row.type as TransactionType;
    return {
      id: row.id,
      at: toIso(row.at),
      type,
      description: language.translate(`transaction.${type}`, { subject: row.subject }),
      brand: row.brand,
      amount: { amount: row.amount, currency: row.currency },
      fee: row.fee === null ? null : { amount: row.fee, currency: row.currency },
      balance_after: { amount: row.balance_after, currency: row.currency },
      ref: row.ref_kind && row.ref_id ? { kind: row.ref_kind, id: row.ref_id } : null,
    };
  });
  return { data, meta: pageMeta(query, Math.max(0, last - first + 1)) };
}

// An owner's entries are numbered by date without gaps, in total and by type. So a filter is a range of numbers and a page is a part of
// that range, and the query neither counts nor skips rows.
async function findRange(
  db: Database,
  { id: accountId, timezone }: Owner,
  query: TransactionsQuery,
) {
  const { type, from, to } = query;
  const numbers = selectEntries(db, accountId, query).select(`${getNumber(query)} as number`);
  const findNumber = async (side: 'asc' | 'desc', time: number) => {
    const row = await numbers
      .where('ledger_entries.at', side === 'asc' ? '>=' : '<=', time)
      .orderBy('ledger_entries.at', side)
      .orderBy(getNumber(query), side)
      .limit(1)
      .executeTakeFirst();
    return row?.number ?? null;
  };
  // Runs the queries one after another, because a snapshot has one connection.
  const entries = await countEntries(db, accountId, type ?? '');
  const first = from === undefined ? 1 : await findNumber('asc', parseRangeStart(from, timezone));
  const last = to === undefined ? Infinity : await findNumber('desc', parseRangeEnd(to, timezone));
  // Without an entry on one side, `first` is after `last`, so that the range is empty.
  return { first: first ?? entries + 1, last: Math.min(last ?? 0, entries) };
}

async function countEntries(db: Database, accountId: string, type: TransactionType | '') {
  const counter = await db
    .selectFrom('ledger_counters')
    .select('entries')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .executeTakeFirst();
  return counter?.entries ?? 0;
}

function getNumber({ type }: TransactionsQuery) {
  return type === undefined
    ? ('ledger_entries.position' as const)
    : ('ledger_entries.type_position' as const);
}

// `$if` applies the filter only if there is a type; `earning` is never used and only satisfies the types.
function selectEntries(db: Database, accountId: string, { type }: TransactionsQuery) {
  return db
    .selectFrom('ledger_entries')
    .where('ledger_entries.account_id', '=', accountId)
    .$if(type !== undefined, (rows) => rows.where('ledger_entries.type', '=', type ?? 'earning'));
}
