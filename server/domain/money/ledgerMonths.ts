import type { TransactionType } from '../../../contract/rules/states.ts';
import type { Tx } from '../../database/schema.ts';
import { toIso } from '../dates.ts';

/** Returns the month of a time (ms UTC) in UTC, e.g. `2026-03`. */
export function toMonth(time: number): string {
  return toIso(time).slice(0, 7);
}

/** Adds a transaction's wallet entries to the sums of their months. */
export async function addToMonths(tx: Tx, transactionId: string): Promise<void> {
  const entries = await tx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.id', '=', 'ledger_transactions.ref_id')
        .on('ledger_transactions.ref_kind', '=', 'job'),
    )
    .select(['ledger_account_id', 'ledger_entries.type', 'ledger_entries.amount'])
    .select(['ledger_entries.at', 'jobs.brand_id'])
    .where('transaction_id', '=', transactionId)
    .where('ledger_accounts.account_id', 'is not', null)
    .execute();
  for (const { ledger_account_id, type, amount, at, brand_id } of entries) {
    await tx
      .insertInto('ledger_months')
      .values({
        ledger_account_id,
        month: toMonth(at),
        type: type as TransactionType,
        brand_id: brand_id ?? '',
        amount,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['ledger_account_id', 'month', 'type', 'brand_id'])
          .doUpdateSet((row) => ({ amount: row('ledger_months.amount', '+', amount) })),
      )
      .execute();
  }
}
