import type { SelectQueryBuilder } from 'kysely';
import type { Transaction, Transactions, TransactionsQuery } from '../../contract/money.ts';
import type { TxType } from '../../contract/states.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { countRows, pageMeta } from '../paging.ts';
import { endOfDay, iso, startOfDay } from '../dates.ts';

type Lines = SelectQueryBuilder<
  Schema,
  'ledger_entries' | 'ledger_transactions' | 'ledger_accounts',
  object
>;

/** Lists the lines of a publisher's wallet, newest first. */
export async function listTransactions(
  db: Database,
  accountId: string,
  query: TransactionsQuery,
  language: Language,
): Promise<Transactions> {
  const lines = filterLines(walletLines(db, accountId), query);
  const rows = await lines
    .select(['ledger_entries.id', 'ledger_entries.at', 'type', 'amount', 'balance_after'])
    .select(['ledger_accounts.currency', 'ref_kind', 'ref_id', 'subject'])
    .orderBy('ledger_entries.sequence', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const data = rows.map(({ type, ...row }): Transaction => {
    const kind = type as TxType;
    return {
      id: row.id,
      at: iso(row.at),
      type: kind,
      description: language.say(`transaction.${kind}`, { subject: row.subject }),
      amount: { amount: row.amount, currency: row.currency },
      balance_after: { amount: row.balance_after, currency: row.currency },
      ref: row.ref_kind && row.ref_id ? { kind: row.ref_kind, id: row.ref_id } : null,
    };
  });
  return { data, meta: pageMeta(query, await countRows(lines)) };
}

function walletLines(db: Database, accountId: string): Lines {
  return db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .where('ledger_accounts.account_id', '=', accountId);
}

function filterLines(lines: Lines, { type, from, to }: TransactionsQuery): Lines {
  return lines
    .$if(type !== undefined, (kept) => kept.where('ledger_entries.type', '=', type ?? 'earning'))
    .$if(from !== undefined, (kept) => kept.where('ledger_entries.at', '>=', startOfDay(from)))
    .$if(to !== undefined, (kept) => kept.where('ledger_entries.at', '<=', endOfDay(to)));
}
