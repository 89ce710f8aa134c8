import type { WithdrawalState } from '../../contract/states.ts';
import type { Tx } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';
import { openInternalAccount, openWallet, post, type LedgerEntry } from './ledger.ts';
import type { WithdrawalRow } from './withdrawals.ts';

/** Starts the payout of a requested withdrawal, which can no longer be cancelled. */
export function processWithdrawal(tx: Tx, id: string, now: number): Promise<WithdrawalRow> {
  return move(tx, id, ['requested'], { state: 'processing', processed_at: now });
}

/** Marks a withdrawal as paid; the money moves from transit to the bank and the fee to the fees account. */
export async function settleWithdrawal(tx: Tx, id: string, now: number): Promise<WithdrawalRow> {
  const row = await move(tx, id, ['processing'], { state: 'paid', paid_at: now });
  await postTransition(tx, row, 'settled', now, await payoutEntries(tx, row));
  return row;
}

/** Marks a withdrawal as failed or returned, and credits the whole amount back. */
export async function failWithdrawal(
  tx: Tx,
  id: string,
  reason: string,
  now: number,
): Promise<WithdrawalRow> {
  const before = await find(tx, id);
  const from: WithdrawalState[] = ['processing', 'paid'];
  const row = await move(tx, id, from, { state: 'failed', reason, ended_at: now, paid_at: null });
  const wallet = await openWallet(tx, row.account_id, row.currency);
  const paid = before.state === 'paid' ? await payoutEntries(tx, row) : [];
  await postTransition(tx, row, 'failed', now, [
    ...paid.map((entry) => ({ ...entry, amount: -entry.amount })),
    ...(await reversalEntries(tx, row, wallet)),
  ]);
  return row;
}

/** Cancels a withdrawal that is not processed yet, and credits the whole amount back. */
export async function cancelWithdrawal(tx: Tx, id: string, now: number): Promise<WithdrawalRow> {
  const row = await move(tx, id, ['requested'], { state: 'cancelled', ended_at: now });
  const wallet = await openWallet(tx, row.account_id, row.currency);
  await postTransition(tx, row, 'cancelled', now, await reversalEntries(tx, row, wallet));
  return row;
}

async function payoutEntries(tx: Tx, row: WithdrawalRow): Promise<LedgerEntry[]> {
  const type = 'counterpart';
  return [
    { account: await openInternalAccount(tx, 'transit', row.currency), type, amount: -row.amount },
    { account: await openInternalAccount(tx, 'bank', row.currency), type, amount: row.net },
    { account: await openInternalAccount(tx, 'fees', row.currency), type, amount: row.fee },
  ];
}

async function reversalEntries(tx: Tx, row: WithdrawalRow, wallet: string): Promise<LedgerEntry[]> {
  const transit = await openInternalAccount(tx, 'transit', row.currency);
  return [
    { account: wallet, type: 'withdrawal_reversal', amount: row.amount },
    { account: transit, type: 'counterpart', amount: -row.amount },
  ];
}

async function postTransition(
  tx: Tx,
  row: WithdrawalRow,
  event: string,
  now: number,
  entries: LedgerEntry[],
): Promise<void> {
  await post(tx, {
    event: `withdrawal:${row.id}:${event}`,
    at: now,
    ref: { kind: 'withdrawal', id: row.id },
    subject: row.reference,
    entries: entries.filter(({ amount }) => amount !== 0),
  });
}

async function move(
  tx: Tx,
  id: string,
  from: WithdrawalState[],
  change: Partial<WithdrawalRow>,
): Promise<WithdrawalRow> {
  const moved = await tx
    .updateTable('withdrawals')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  if (moved) return moved;
  const { state } = await find(tx, id);
  throw new DomainError('conflict', 'state.moved', { values: { state } });
}

// Locks the row by a write that changes nothing, so that its state does not change until the entries are posted;
// SQLite has no `for update`.
async function find(tx: Tx, id: string): Promise<WithdrawalRow> {
  const row = await tx
    .updateTable('withdrawals')
    .set((columns) => ({ id: columns.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new DomainError('notFound', 'withdrawal.unknown');
  return row;
}
