import type { TxType } from '../../contract/states.ts';
import type { Tx } from '../../database/schema.ts';
import { newId } from '../identifiers.ts';
import { Refusal } from '../domainError.ts';

/** One side of a booking; `account` is an id of a ledger account, `amount` signed minor units. */
export type Line = { account: string; type: TxType | 'counterpart'; amount: number };

/** Something that happened to money; `event` names it, so that it is booked once only. */
export type Booking = {
  event: string;
  at: number;
  ref: { kind: 'job' | 'withdrawal'; id: string } | null;
  subject: string;
  lines: Line[];
};

/** The house's side of a booking: brands' funds, money on its way out, the bank, fees. */
export type HouseAccount = 'brands' | 'transit' | 'bank' | 'fees';

const housePrefix = 'house:';

/** Opens a publisher's wallet in a currency if there is none, and names its ledger account. */
export async function walletAccount(tx: Tx, accountId: string, currency: string): Promise<string> {
  const id = `wallet:${accountId}:${currency}`;
  await openAccount(tx, id, accountId, currency);
  return id;
}

/** Opens an account of the house in a currency if there is none, and names it. */
export async function houseAccount(tx: Tx, house: HouseAccount, currency: string): Promise<string> {
  const id = `${housePrefix}${house}:${currency}`;
  await openAccount(tx, id, null, currency);
  return id;
}

/**
 * Books lines that sum to zero; answers false when the event was booked before. Every line is one
 * guarded statement, so a wallet cannot go below zero whoever races; then the whole transaction
 * is refused as a conflict.
 */
export async function book(tx: Tx, booking: Booking): Promise<boolean> {
  const sum = booking.lines.reduce((total, line) => total + line.amount, 0);
  if (sum !== 0) throw new Error(`The lines of ${booking.event} sum to ${sum}, not to zero.`);
  const transactionId = newId();
  const inserted = await tx
    .insertInto('ledger_transactions')
    .values({
      id: transactionId,
      event: booking.event,
      at: booking.at,
      ref_kind: booking.ref?.kind ?? null,
      ref_id: booking.ref?.id ?? null,
      subject: booking.subject,
    })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  for (const line of inLockOrder(booking.lines)) {
    await addLine(tx, transactionId, line, booking.at);
  }
  return true;
}

async function addLine(tx: Tx, transactionId: string, line: Line, at: number): Promise<void> {
  const after = await tx
    .updateTable('ledger_accounts')
    .set((row) => ({
      balance: row('balance', '+', line.amount),
      entries: row('entries', '+', 1),
    }))
    .where('id', '=', line.account)
    .where((row) =>
      row.or([row('may_be_negative', '=', 1), row(row('balance', '+', line.amount), '>=', 0)]),
    )
    .returning(['balance', 'entries'])
    .executeTakeFirst();
  if (!after) throw new Refusal('conflict', 'money.insufficient');
  await tx
    .insertInto('ledger_entries')
    .values({
      id: newId(),
      transaction_id: transactionId,
      ledger_account_id: line.account,
      sequence: after.entries,
      type: line.type,
      amount: line.amount,
      balance_after: after.balance,
      at,
    })
    .execute();
}

// Wallets first and house accounts last, each by name: one order for all, so nobody deadlocks,
// and the shared rows of the house stay locked for the shortest time.
function inLockOrder(lines: Line[]): Line[] {
  const rank = (line: Line) => `${line.account.startsWith(housePrefix) ? 1 : 0}${line.account}`;
  return lines.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

async function openAccount(
  tx: Tx,
  id: string,
  accountId: string | null,
  currency: string,
): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values({
      id,
      account_id: accountId,
      currency,
      balance: 0,
      entries: 0,
      may_be_negative: accountId === null ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
