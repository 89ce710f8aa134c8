import type { DateMove } from '../../../contract/rules/expectedDates.ts';
import type { JobPayout } from '../../../contract/schemas/money.ts';
import type { Database } from '../../database/schema.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawalStates.ts';

/**
 * Finds the withdrawal that took the last part of a job's payment out of the wallet; null until then. Withdrawals take
 * the oldest money first; failed and cancelled ones do not count.
 */
export async function findJobPayout(
  db: Database,
  accountId: string,
  paymentId: string,
): Promise<JobPayout | null> {
  return (await findJobPayouts(db, accountId, [paymentId])).get(paymentId)?.payout ?? null;
}

/** The withdrawal of a payment; without one, the arrival that the last one promised if it would have taken it but failed. */
export type PayoutHistory = { payout: JobPayout | null; ended: DateMove<number> | null };

/** Like `findJobPayout` for several payments, by their ids, with three queries in total. */
export async function findJobPayouts(
  db: Database,
  accountId: string,
  paymentIds: readonly string[],
): Promise<Map<string, PayoutHistory>> {
  if (paymentIds.length === 0) return new Map();
  const credits = await findCredits(db, accountId, paymentIds);
  const taken = await findTaken(db, accountId);
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(['id', 'reference', 'state', 'currency', 'amount'])
    .select(['requested_at', 'arrives_by', 'paid_at'])
    .where('account_id', '=', accountId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  const payouts = new Map<string, PayoutHistory>();
  for (const credit of credits) {
    // All that had ever come in, this payment included: the balance after it, with the earlier withdrawals added back.
    const received = taken
      .filter((row) => row.ledger_account_id === credit.ledger_account_id)
      .filter(({ sequence }) => sequence < credit.sequence)
      .reduce((sum, { amount }) => sum - amount, credit.balance_after);
    let withdrawn = 0;
    const own = withdrawals.filter(({ currency }) => currency === credit.currency);
    const last = own.filter(isEffective).find(({ amount }) => {
      withdrawn += amount;
      return withdrawn >= received;
    });
    const newest = own.at(-1);
    const wouldTake = !last && newest && withdrawn + newest.amount >= received;
    payouts.set(credit.event.replace(eventPrefix, ''), {
      payout: last ? toPayout(last) : null,
      ended: wouldTake ? toMove(newest) : null,
    });
  }
  return payouts;
}

type Withdrawal = Pick<
  WithdrawalRow,
  'id' | 'reference' | 'state' | 'amount' | 'requested_at' | 'arrives_by' | 'paid_at'
>;

function isEffective({ state }: Withdrawal): boolean {
  return state !== 'failed' && state !== 'cancelled';
}

function toPayout(row: Withdrawal): JobPayout {
  return {
    withdrawal_id: row.id,
    reference: row.reference,
    state: row.state,
    requested_at: toIso(row.requested_at),
    arrives_by: toIsoOrNull(row.arrives_by),
    paid_at: toIsoOrNull(row.paid_at),
  };
}

function toMove({ state, arrives_by: from }: Withdrawal): DateMove<number> | null {
  if (from === null) return null;
  const why = state === 'failed' ? 'withdrawal_failed' : 'withdrawal_cancelled';
  return { from, why, text: null };
}

const eventPrefix = 'payment:';

/** Finds the entries of payments in the wallets of an account; the last one of each payment is also the last in the list. */
function findCredits(db: Database, accountId: string, paymentIds: readonly string[]) {
  return db
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
}

/** Finds what withdrawals have taken out of the wallets of an account, and put back. */
function findTaken(db: Database, accountId: string) {
  return db
    .selectFrom('ledger_entries')
    .select(['ledger_account_id', 'sequence', 'amount'])
    .where('account_id', '=', accountId)
    .where('type', 'in', ['withdrawal', 'withdrawal_reversal'])
    .execute();
}
