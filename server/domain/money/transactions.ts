import type { SelectQueryBuilder } from 'kysely';
import type { Transaction, Transactions, TransactionsQuery } from '../../contract/money.ts';
import type { TransactionType } from '../../contract/states.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { countRows, pageMeta } from '../paging.ts';
import { parseRangeEnd, toIso, parseRangeStart } from '../dates.ts';

type Entries = SelectQueryBuilder<
  Schema,
  'ledger_entries' | 'ledger_transactions' | 'ledger_accounts',
  object
>;

/** Lists the ledger entries of an account's wallets, newest first. */
export async function listTransactions(
  db: Database,
  accountId: string,
  query: TransactionsQuery,
  language: Language,
): Promise<Transactions> {
  const { entries, total, offset } = await findPage(db, accountId, query);
  const rows = await entries
    .select(['ledger_entries.id', 'ledger_entries.at', 'type', 'amount', 'balance_after'])
    .select(['ledger_accounts.currency', 'ref_kind', 'ref_id', 'subject'])
    .orderBy('ledger_entries.at', 'desc')
    .orderBy('ledger_entries.sequence', 'desc')
    .limit(query.per_page)
    .offset(offset)
    .execute();
  const data = rows.map((row): Transaction => {
    const type = row.type as TransactionType;
    return {
      id: row.id,
      at: toIso(row.at),
      type,
      description: language.translate(`transaction.${type}`, { subject: row.subject }),
      amount: { amount: row.amount, currency: row.currency },
      balance_after: { amount: row.balance_after, currency: row.currency },
      ref: row.ref_kind && row.ref_id ? { kind: row.ref_kind, id: row.ref_id } : null,
    };
  });
  return { data, meta: pageMeta(query, total) };
}

// The entries of a wallet are numbered without gaps, so a page of one wallet is a range of numbers. Filters and several
// wallets need to count.
async function findPage(db: Database, accountId: string, query: TransactionsQuery) {
  const { type, from, to, page, per_page: size } = query;
  const wallets = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'entries'])
    .where('account_id', '=', accountId)
    .execute();
  const [wallet] = wallets;
  if (wallet && wallets.length === 1 && (type ?? from ?? to) === undefined) {
    const last = wallet.entries - (page - 1) * size;
    const entries = selectWalletEntries(db, accountId)
      .where('ledger_entries.ledger_account_id', '=', wallet.id)
      .where('ledger_entries.sequence', '<=', last)
      .where('ledger_entries.sequence', '>', last - size);
    return { entries, total: wallet.entries, offset: 0 };
  }
  const entries = filterEntries(selectWalletEntries(db, accountId), query);
  return { entries, total: await countRows(entries), offset: (page - 1) * size };
}

function selectWalletEntries(db: Database, accountId: string): Entries {
  return db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .where('ledger_accounts.account_id', '=', accountId);
}

function filterEntries(entries: Entries, { type, from, to }: TransactionsQuery): Entries {
  return entries
    .$if(type !== undefined, (rows) => rows.where('ledger_entries.type', '=', type ?? 'earning'))
    .$if(from !== undefined, (rows) => rows.where('ledger_entries.at', '>=', parseRangeStart(from)))
    .$if(to !== undefined, (rows) => rows.where('ledger_entries.at', '<=', parseRangeEnd(to)));
}
