import type { WithdrawalState } from '../../contract/states.ts';
import type { Tx } from '../../database/schema.ts';
import { Refusal } from '../domainError.ts';
import { book, houseAccount, walletAccount, type Line } from './ledger.ts';
import type { WithdrawalRow } from './withdrawals.ts';

/** Starts the payout of a requested withdrawal; from now on it cannot be cancelled. */
export function processWithdrawal(tx: Tx, id: string, now: number): Promise<WithdrawalRow> {
  return move(tx, id, ['requested'], { state: 'processing', processed_at: now });
}

/** Notes that the bank paid; the money leaves the transit account, the fee stays in the house. */
export async function settleWithdrawal(tx: Tx, id: string, now: number): Promise<WithdrawalRow> {
  const row = await move(tx, id, ['processing'], { state: 'paid', paid_at: now });
  await bookBetween(tx, row, 'settled', now, await leavingLines(tx, row));
  return row;
}

/** Notes that a payout failed or came back, and puts the whole amount back at once. */
export async function failWithdrawal(
  tx: Tx,
  id: string,
  reason: string,
  now: number,
): Promise<WithdrawalRow> {
  const before = await find(tx, id);
  const from: WithdrawalState[] = ['processing', 'paid'];
  const row = await move(tx, id, from, { state: 'failed', reason, ended_at: now, paid_at: null });
  const wallet = await walletAccount(tx, row.account_id, row.currency);
  const leaving = before.state === 'paid' ? await leavingLines(tx, row) : [];
  await bookBetween(tx, row, 'failed', now, [
    ...leaving.map((line) => ({ ...line, amount: -line.amount })),
    ...(await returningLines(tx, row, wallet)),
  ]);
  return row;
}

/** Cancels a withdrawal that nobody processes yet, and puts the whole amount back at once. */
export async function cancelWithdrawal(tx: Tx, id: string, now: number): Promise<WithdrawalRow> {
  const row = await move(tx, id, ['requested'], { state: 'cancelled', ended_at: now });
  const wallet = await walletAccount(tx, row.account_id, row.currency);
  await bookBetween(tx, row, 'cancelled', now, await returningLines(tx, row, wallet));
  return row;
}

async function leavingLines(tx: Tx, row: WithdrawalRow): Promise<Line[]> {
  const type = 'counterpart';
  return [
    { account: await houseAccount(tx, 'transit', row.currency), type, amount: -row.amount },
    { account: await houseAccount(tx, 'bank', row.currency), type, amount: row.net },
    { account: await houseAccount(tx, 'fees', row.currency), type, amount: row.fee },
  ];
}

async function returningLines(tx: Tx, row: WithdrawalRow, wallet: string): Promise<Line[]> {
  const transit = await houseAccount(tx, 'transit', row.currency);
  return [
    { account: wallet, type: 'withdrawal_reversal', amount: row.amount },
    { account: transit, type: 'counterpart', amount: -row.amount },
  ];
}

async function bookBetween(
  tx: Tx,
  row: WithdrawalRow,
  what: string,
  now: number,
  lines: Line[],
): Promise<void> {
  await book(tx, {
    event: `withdrawal:${row.id}:${what}`,
    at: now,
    ref: { kind: 'withdrawal', id: row.id },
    subject: row.reference,
    lines: lines.filter((line) => line.amount !== 0),
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
  throw new Refusal('conflict', 'state.moved', { values: { state } });
}

// The row is locked by a write that changes nothing, so that the state read here still holds when
// the lines are chosen; `for update` does not exist in SQLite.
async function find(tx: Tx, id: string): Promise<WithdrawalRow> {
  const row = await tx
    .updateTable('withdrawals')
    .set((columns) => ({ id: columns.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', 'withdrawal.unknown');
  return row;
}
