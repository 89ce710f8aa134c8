import type { Selectable } from 'kysely';
import type { Config } from '../../config.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { newId } from '../identifiers.ts';
import { invalidField, Refusal } from '../domainError.ts';
import { book, houseAccount, walletAccount } from './ledger.ts';

/** A row of the withdrawals table. */
export type WithdrawalRow = Selectable<Schema['withdrawals']>;

/** What a publisher asks for; `amount` in minor units, fee included. */
export type WithdrawalRequest = {
  accountId: string;
  currency: string;
  amount: number;
  method: { id: string; label: string };
  now: number;
};

const day = 86_400_000;

/** Fee of a withdrawal in minor units. */
export function withdrawalFee(amount: number, rules: Config['withdrawal']): number {
  return rules.fee + Math.round((amount * rules.feePercent) / 100);
}

/**
 * Takes an amount out of the wallet and writes the request, both or nothing. Refuses an amount
 * outside the limits, one above the balance, and a second open request.
 */
export async function requestWithdrawal(
  tx: Tx,
  request: WithdrawalRequest,
  rules: Config['withdrawal'],
): Promise<WithdrawalRow> {
  const { accountId, currency, amount, method, now } = request;
  if (amount < rules.min) throw invalidField('amount', 'rule.minValue', wholeUnits(rules.min));
  if (amount > rules.max) throw invalidField('amount', 'rule.maxValue', wholeUnits(rules.max));
  const fee = withdrawalFee(amount, rules);
  const id = newId();
  const row = await tx
    .insertInto('withdrawals')
    .values({
      id,
      account_id: accountId,
      method_id: method.id,
      method_label: method.label,
      reference: `W-${id.slice(0, 8).toUpperCase()}`,
      state: 'requested',
      currency,
      amount,
      fee,
      net: amount - fee,
      requested_at: now,
      processed_at: null,
      arrives_by: now + rules.arrivesInDays[1] * day,
      paid_at: null,
      ended_at: null,
      reason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('conflict', 'withdrawal.open');
  await bookOut(tx, row, now);
  return row;
}

async function bookOut(tx: Tx, row: WithdrawalRow, now: number): Promise<void> {
  const wallet = await walletAccount(tx, row.account_id, row.currency);
  const transit = await houseAccount(tx, 'transit', row.currency);
  await book(tx, {
    event: `withdrawal:${row.id}`,
    at: now,
    ref: { kind: 'withdrawal', id: row.id },
    subject: row.reference,
    lines: [
      { account: wallet, type: 'withdrawal', amount: -row.amount },
      { account: transit, type: 'counterpart', amount: row.amount },
    ],
  });
}

function wholeUnits(amount: number) {
  const bound = (amount / 100).toFixed(2);
  return { field: 'amount', min: bound, max: bound };
}
