import type { Selectable } from 'kysely';
import type { JobPayout } from '../../../contract/schemas/money.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { toIso, toIsoOrNull } from '../dates.ts';

/** Finds the withdrawal that took the last part of a job's payment out of the wallet; null until then. */
export async function findJobPayout(
  db: Database,
  accountId: string,
  paymentId: string,
): Promise<JobPayout | null> {
  return (await findJobPayouts(db, accountId, [paymentId])).get(paymentId) ?? null;
}

/**
 * Finds for each payment the withdrawal that took its last part out of the wallet, if there is one. Withdrawals take the oldest money
 * first; failed and cancelled ones do not count.
 */
export async function findJobPayouts(
  db: Database,
  accountId: string,
  paymentIds: readonly string[],
): Promise<Map<string, JobPayout>> {
  const credits = await findCredits(db, accountId, paymentIds);
  if (credits.length === 0) return new Map();
  const moves = await findMoves(db, accountId, credits);
  const rows = await db
    .selectFrom('withdrawals')
    .select([
      'id',
      'reference',
      'state',
      'currency',
      'amount',
      'requested_at',
      'arrives_by',
      'paid_at',
    ])
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['failed', 'cancelled'])
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return new Map(
    credits.flatMap((credit) => {
      // All that had ever come in, this payment included: the balance after it, with the earlier withdrawals added back.
      const received = moves
        .filter((move) => move.ledger_account_id === credit.ledger_account_id)
        .filter(({ sequence }) => sequence < credit.sequence)
        .reduce((total, { amount }) => total - amount, credit.balance_after);
      let withdrawn = 0;
      const last = rows
        .filter(({ currency }) => currency === credit.currency)
        .find(({ amount }) => {
          withdrawn += amount;
          return withdrawn >= received;
        });
      return last ? [[credit.paymentId, toJobPayout(last)] as const] : [];
    }),
  );
}

function toJobPayout(row: PayoutRow): JobPayout {
  return {
    withdrawal_id: row.id,
    reference: row.reference,
    state: row.state,
    requested_at: toIso(row.requested_at),
    arrives_by: toIsoOrNull(row.arrives_by),
    paid_at: toIsoOrNull(row.paid_at),
  };
}

type PayoutRow = Pick<
  Selectable<Schema['withdrawals']>,
  'id' | 'reference' | 'state' | 'requested_at' | 'arrives_by' | 'paid_at'
>;

type Credit = {
  paymentId: string;
  ledger_account_id: string;
  currency: string;
  sequence: number;
  balance_after: number;
};

const eventPrefix = 'payment:';

async function findCredits(
  db: Database,
  accountId: string,
  paymentIds: readonly string[],
): Promise<Credit[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .select(['event', 'ledger_account_id', 'currency', 'sequence', 'balance_after'])
    .where(
      'event',
      'in',
      paymentIds.map((id) => `${eventPrefix}${id}`),
    )
    .where('ledger_entries.account_id', '=', accountId)
    .orderBy('sequence')
    .execute();
  // The last entry of each payment.
  const last = new Map(rows.map((row) => [row.event, row]));
  return [...last.values()].map(({ event, ...row }) => ({
    ...row,
    paymentId: event.slice(eventPrefix.length),
  }));
}

function findMoves(db: Database, accountId: string, credits: readonly Credit[]) {
  return db
    .selectFrom('ledger_entries')
    .select(['ledger_account_id', 'sequence', 'amount'])
    .where('account_id', '=', accountId)
    .where('type', 'in', ['withdrawal', 'withdrawal_reversal'])
    .where('sequence', '<', Math.max(...credits.map(({ sequence }) => sequence)))
    .execute();
}
