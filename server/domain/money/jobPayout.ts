import { sql } from 'kysely';
import type { JobPayout } from '../../../contract/schemas/jobDetail.ts';
import type { Database } from '../../database/schema.ts';
import { toIso, toIsoOrNull } from '../dates.ts';

/**
 * Finds the withdrawal that took the last part of a job's payment out of the wallet; null until then. Withdrawals take
 * the oldest money first; failed and cancelled ones do not count.
 */
export async function findJobPayout(
  db: Database,
  accountId: string,
  paymentId: string,
): Promise<JobPayout | null> {
  const credit = await findCredit(db, accountId, paymentId);
  if (!credit) return null;
  // All that had ever come in, this payment included: the balance after it, with the earlier withdrawals added back.
  const received = credit.balance_after - (await sumWithdrawals(db, accountId, credit));
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'reference', 'state', 'amount', 'requested_at', 'arrives_by', 'paid_at'])
    .where('account_id', '=', accountId)
    .where('currency', '=', credit.currency)
    .where('state', 'not in', ['failed', 'cancelled'])
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  let withdrawn = 0;
  const last = rows.find(({ amount }) => {
    withdrawn += amount;
    return withdrawn >= received;
  });
  if (!last) return null;
  return {
    withdrawal_id: last.id,
    reference: last.reference,
    state: last.state,
    requested_at: toIso(last.requested_at),
    arrives_by: toIsoOrNull(last.arrives_by),
    paid_at: toIsoOrNull(last.paid_at),
  };
}

type Credit = {
  ledger_account_id: string;
  currency: string;
  sequence: number;
  balance_after: number;
};

function findCredit(
  db: Database,
  accountId: string,
  paymentId: string,
): Promise<Credit | undefined> {
  return db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .select(['ledger_account_id', 'currency', 'sequence', 'balance_after'])
    .where('event', '=', `payment:${paymentId}`)
    .where('ledger_entries.account_id', '=', accountId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function sumWithdrawals(db: Database, accountId: string, before: Credit): Promise<number> {
  const row = await db
    .selectFrom('ledger_entries')
    .select(sql<number | null>`sum(amount)`.as('sum'))
    .where('account_id', '=', accountId)
    .where('type', 'in', ['withdrawal', 'withdrawal_reversal'])
    .where('ledger_account_id', '=', before.ledger_account_id)
    .where('sequence', '<', before.sequence)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}
