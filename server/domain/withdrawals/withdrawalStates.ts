import type { Tx } from '../../database/schema.ts';
import type { WithdrawalActor } from '../../database/tables/withdrawalEvents.ts';
import { newId } from '../identifiers.ts';
import { withdrawalStates, type WithdrawalRow } from '../transitions/withdrawalStates.ts';
import { openInternalAccount, openWallet, post, type LedgerEntry } from '../money/ledger.ts';

/** What can happen to a withdrawal. */
export type WithdrawalAction = keyof typeof withdrawalStates.transitions;

/** One change of a withdrawal; `reason` in free text, `reasonCode` of the bank. */
export type WithdrawalMove = {
  action: WithdrawalAction;
  actor: WithdrawalActor;
  now: number;
  reason?: string | undefined;
  reasonCode?: string | undefined;
  batchId?: string;
};

/**
 * Moves a withdrawal by one guarded update, records it and posts its entries, all in the caller's transaction: a
 * payment goes from transit to the bank and the fee to the fees; a failure credits the whole amount back. Throws a
 * DomainError if the state does not allow it.
 */
export async function moveWithdrawal(
  tx: Tx,
  id: string,
  { action, actor, now, reason, reasonCode, batchId }: WithdrawalMove,
): Promise<WithdrawalRow> {
  const { by, to } = withdrawalStates.transitions[action];
  if (!(by as readonly WithdrawalActor[]).includes(actor)) {
    throw new Error(`The ${actor} cannot ${action} a withdrawal.`);
  }
  const row = await withdrawalStates.move(tx, action, id, {
    ...(to === 'processing' && { processed_at: now, batch_id: batchId ?? null }),
    ...(to === 'paid' && { paid_at: now }),
    ...(to === 'failed' && {
      ended_at: now,
      reason: reason ?? null,
      reason_code: reasonCode ?? null,
    }),
    ...(to === 'cancelled' && { ended_at: now }),
  });
  const note = batchId ?? [reasonCode, reason].filter(Boolean).join(' ');
  await recordWithdrawalEvent(tx, row, actor, now, note);
  const entries = await getEntries(tx, row, action);
  if (entries.length > 0) {
    await post(tx, {
      event: `withdrawal:${row.id}:${to}`,
      at: now,
      ref: { kind: 'withdrawal', id: row.id },
      subject: row.reference,
      // A withdrawal without a fee has no entry for the fee.
      entries: entries.filter(({ amount }) => amount !== 0),
    });
  }
  return row;
}

/** Records that a withdrawal has reached its state; each state once. */
export async function recordWithdrawalEvent(
  tx: Tx,
  row: WithdrawalRow,
  actor: WithdrawalActor,
  at: number,
  note: string,
): Promise<void> {
  await tx
    .insertInto('withdrawal_events')
    .values({ id: newId(), withdrawal_id: row.id, state: row.state, actor, at, note })
    .execute();
}

/** Returns the ledger entries of an action; opens the accounts that they need. */
async function getEntries(
  tx: Tx,
  row: WithdrawalRow,
  action: WithdrawalAction,
): Promise<LedgerEntry[]> {
  switch (action) {
    case 'process':
      return [];
    case 'pay':
      return getPayoutEntries(tx, row, 1);
    case 'fail':
    case 'cancel':
      return getReversalEntries(tx, row);
    case 'return':
      return [...(await getPayoutEntries(tx, row, -1)), ...(await getReversalEntries(tx, row))];
  }
}

/** Returns the entries of a payment by the bank; with the sign -1, of its return. */
async function getPayoutEntries(tx: Tx, row: WithdrawalRow, sign: 1 | -1): Promise<LedgerEntry[]> {
  const { currency, amount, net, fee } = row;
  const type = 'counterpart';
  return [
    {
      account: await openInternalAccount(tx, 'transit', currency),
      type,
      amount: -sign * amount,
    },
    { account: await openInternalAccount(tx, 'bank', currency), type, amount: sign * net },
    { account: await openInternalAccount(tx, 'fees', currency), type, amount: sign * fee },
  ];
}

/** Returns the entries that credit the whole amount back to the wallet. */
async function getReversalEntries(tx: Tx, row: WithdrawalRow): Promise<LedgerEntry[]> {
  const transit = await openInternalAccount(tx, 'transit', row.currency);
  const wallet = await openWallet(tx, row.account_id, row.currency);
  return [
    { account: wallet, type: 'withdrawal_reversal', amount: row.amount },
    { account: transit, type: 'counterpart', amount: -row.amount },
  ];
}
