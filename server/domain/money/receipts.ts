import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const eventPrefix = 'payment:';

/**
 * For each payment: finds what is left of it after deductions, how much its wallet had received in total when the payment was credited
 * (including it), and how much was withdrawn from the wallet until now.
 */
export async function findReceived(db: Database, accountId: string, paymentIds: readonly string[]) {
  const rows = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .innerJoin('payments', (join) =>
      join.on('payments.id', '=', sql<string>`substr(event, ${eventPrefix.length + 1})`),
    )
    .select(['event', 'ledger_account_id', 'ledger_accounts.currency', 'sequence'])
    .select(['balance_after', 'earned', 'balance', 'net'])
    .where(
      'event',
      'in',
      paymentIds.map((id) => `${eventPrefix}${id}`),
    )
    .where('ledger_entries.account_id', '=', accountId)
    .orderBy('sequence')
    .execute();
  // The last entry of each payment, because a later row replaces an earlier one with the same event.
  const credits = [...new Map(rows.map((row) => [row.event, row])).values()];
  // Infinity without a credit.
  const since = Math.min(...credits.map(({ sequence }) => sequence));
  const later = await db
    .selectFrom('ledger_entries')
    .select(['ledger_account_id', 'sequence', 'amount'])
    // Selects by account and type, so that the database uses that index: few entries of a wallet are withdrawals.
    .where('account_id', '=', accountId)
    .where('sequence', '>', Number.isFinite(since) ? since : 0)
    .where('type', 'in', ['withdrawal', 'withdrawal_reversal'])
    .execute();
  const shifts = await findShifts(db, accountId);
  return credits.map((credit) => {
    // A wallet's balance is its earnings minus its withdrawals.
    const withdrawn = credit.earned - credit.balance;
    const withdrawnSince = later
      .filter((row) => row.ledger_account_id === credit.ledger_account_id)
      .filter(({ sequence }) => sequence > credit.sequence)
      .reduce((sum, { amount }) => sum - amount, 0);
    // What was added to earlier money or taken back from it since counts as if it had been so from the beginning.
    const shifted = shifts
      .filter((row) => row.ledger_account_id === credit.ledger_account_id)
      .filter(({ sequence }) => sequence <= credit.sequence)
      .reduce((sum, { amount }) => sum + amount, 0);
    return {
      paymentId: credit.event.replace(eventPrefix, ''),
      currency: credit.currency,
      net: credit.net,
      // What was in the wallet after the credit, plus what had been withdrawn before it.
      received: credit.balance_after + withdrawn - withdrawnSince + shifted,
      withdrawn,
    };
  });
}

/** A change of the sum of receipts, from the entry at `sequence` of a wallet on; `amount` in minor units. */
type Shift = { ledger_account_id: string; sequence: number; amount: number };

/**
 * Finds by how much receipts of an account have changed since: corrected payments, and bonuses that were taken back. The running balance has a
 * change only from its own entry on, which is subtracted there.
 */
async function findShifts(db: Database, accountId: string): Promise<Shift[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('ledger_transactions', 'ledger_transactions.ref_id', 'payments.job_id')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .select(['payments.id', 'corrected', 'event'])
    .select(['ledger_account_id', 'sequence', 'ledger_entries.amount'])
    .where('payments.account_id', '=', accountId)
    .where('corrected', '<>', 0)
    .where('ref_kind', '=', 'job')
    .where('ledger_entries.account_id', '=', accountId)
    .orderBy('sequence')
    .execute();
  const shifts = rows.map(({ id, corrected, event, ledger_account_id, sequence, amount }) =>
    event === `${eventPrefix}${id}`
      ? { id, ledger_account_id, sequence, amount: corrected }
      : { id: null, ledger_account_id, sequence, amount: -amount },
  );
  // A credit has several entries, of which the last one counts.
  const credits = new Map(
    shifts.flatMap((shift) => (shift.id === null ? [] : [[shift.id, shift]])),
  );
  return [
    ...credits.values(),
    ...shifts.filter(({ id }) => id === null),
    ...(await findTakenBonuses(db, accountId)),
  ];
}

/** Finds the bonuses that were taken back: a debit without a payment takes the newest bonuses before it. */
async function findTakenBonuses(db: Database, accountId: string): Promise<Shift[]> {
  const debit = await db
    .selectFrom('debits')
    .select('id')
    .where('account_id', '=', accountId)
    .where('payment_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!debit) return [];
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['ledger_account_id', 'sequence', 'type', 'amount'])
    .where('ledger_entries.account_id', '=', accountId)
    .where('type', 'in', ['bonus', 'adjustment'])
    .where('ref_kind', 'is', null)
    .orderBy('sequence')
    .execute();
  const shifts: Shift[] = [];
  const bonuses: Shift[] = [];
  for (const { type, ...row } of rows) {
    if (type === 'bonus') bonuses.push(row);
    let left = type === 'bonus' ? 0 : -row.amount;
    for (const bonus of bonuses.toReversed()) {
      if (bonus.ledger_account_id !== row.ledger_account_id) continue;
      const part = Math.min(left, bonus.amount);
      left -= part;
      bonus.amount -= part;
      if (part > 0) shifts.push({ ...bonus, amount: -part }, { ...row, amount: part });
    }
  }
  return shifts;
}
