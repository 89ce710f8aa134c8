import { formatAmount } from '@byline/design-system/money';
import type { Selectable } from 'kysely';
import type { Config } from '../../config.ts';
import type { Money } from '../../contract/money.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { addWorkingDays } from '../dates.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import { openInternalAccount, openWallet, post } from './ledger.ts';

/** A row of the withdrawals table. */
export type WithdrawalRow = Selectable<Schema['withdrawals']>;

/** A request for a withdrawal; `amount` in minor units, including the fee. */
export type WithdrawalRequest = {
  accountId: string;
  currency: string;
  amount: number;
  method: { id: string; label: string };
  now: number;
};

/** Returns the fee of a withdrawal in minor units. */
export function getWithdrawalFee(amount: number, rules: Config['withdrawal']): number {
  return rules.fee + Math.round((amount * rules.feePercent) / 100);
}

/**
 * Debits the wallet and stores the request in the caller's transaction. Throws a DomainError for an amount outside
 * the limits or above the balance, and for a second open request.
 */
export async function requestWithdrawal(
  tx: Tx,
  request: WithdrawalRequest,
  rules: Config['withdrawal'],
): Promise<WithdrawalRow> {
  const { accountId, currency, amount, method, now } = request;
  assertWithinLimits({ amount, currency }, rules);
  const fee = getWithdrawalFee(amount, rules);
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
      arrives_by: addWorkingDays(now, rules.arrivesInDays[1]),
      paid_at: null,
      ended_at: null,
      reason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new DomainError('conflict', 'withdrawal.open');
  await postRequest(tx, row, now);
  return row;
}

async function postRequest(tx: Tx, row: WithdrawalRow, now: number): Promise<void> {
  const wallet = await openWallet(tx, row.account_id, row.currency);
  const transit = await openInternalAccount(tx, 'transit', row.currency);
  await post(tx, {
    event: `withdrawal:${row.id}`,
    at: now,
    ref: { kind: 'withdrawal', id: row.id },
    subject: row.reference,
    entries: [
      { account: wallet, type: 'withdrawal', amount: -row.amount },
      { account: transit, type: 'counterpart', amount: row.amount },
    ],
  });
}

function assertWithinLimits({ amount, currency }: Money, rules: Config['withdrawal']): void {
  const format = (limit: number) => formatAmount({ amount: limit, currency });
  const field = 'amount';
  if (amount < rules.min) {
    throw invalidField(field, 'rule.minValue', { field, min: format(rules.min) });
  }
  if (amount > rules.max) {
    throw invalidField(field, 'rule.maxValue', { field, max: format(rules.max) });
  }
}
