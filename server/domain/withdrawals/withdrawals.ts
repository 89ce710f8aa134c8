import { formatAmount } from '../../../contract/rules/formats.ts';
import { getWithdrawalFee } from '../../../contract/rules/withdrawals.ts';
import type { Tx } from '../../database/schema.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import { openInternalAccount, openWallet, post } from '../money/ledger.ts';
import { getBank } from './banks.ts';
import { getArrival, type WithdrawalRules } from './withdrawalRules.ts';
import { recordWithdrawalEvent } from './withdrawalStates.ts';
import type { WithdrawalRow } from '../transitions/withdrawalStates.ts';

/** The payee of a withdrawal, as it was when it was requested. */
export type Payee = {
  type: 'bank' | 'paypal';
  holder_name: string;
  country: string;
  bank_code: string | null;
  bank_name: string | null;
};

/** A request for a withdrawal; `amount` in minor units, including the fee. */
export type WithdrawalRequest = {
  accountId: string;
  currency: string;
  amount: number;
  method: Payee & { id: string; label: string; sealed_details: string | null };
  clientRef: string | null;
  now: number;
};

/**
 * Debits the wallet and stores the request in the caller's transaction. Throws a DomainError for an amount outside
 * the limits or above the balance, for a second open request and for an idempotency key that was used before.
 */
export async function requestWithdrawal(
  tx: Tx,
  request: WithdrawalRequest,
  rules: WithdrawalRules,
): Promise<WithdrawalRow> {
  const { accountId, currency, amount, method, clientRef, now } = request;
  assertWithinLimits(amount, currency, rules);
  const fee = getWithdrawalFee(amount, rules.fee);
  const id = newId();
  const { type, holder_name, country, bank_code, bank_name } = method;
  const payee: Payee = { type, holder_name, country, bank_code, bank_name };
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
      arrives_by: getArrival(now, rules, getBank(country)),
      paid_at: null,
      ended_at: null,
      reason: null,
      client_ref: clientRef,
      payee_json: JSON.stringify(payee),
      sealed_details: method.sealed_details,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await describeConflict(tx, accountId, clientRef);
  await recordWithdrawalEvent(tx, row, 'publisher', now, '');
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

function assertWithinLimits(amount: number, currency: string, rules: WithdrawalRules): void {
  const format = (limit: number) => formatAmount({ amount: limit, currency });
  const field = 'amount';
  if (amount < rules.min) {
    throw invalidField(field, 'rule.minValue', { field, min: format(rules.min) });
  }
  if (amount > rules.max) {
    throw invalidField(field, 'rule.maxValue', { field, max: format(rules.max) });
  }
}

// Returns the error for an insert that conflicts with an earlier request or an open withdrawal. It can also conflict with a used reference,
// which has 32 random bits; that is so rare that it has no separate error, and the user can repeat the request.
async function describeConflict(
  tx: Tx,
  accountId: string,
  clientRef: string | null,
): Promise<DomainError> {
  const earlier = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_ref', '=', clientRef ?? '')
    .executeTakeFirst();
  return earlier
    ? new DomainError('conflict', 'intent.reused')
    : new DomainError('conflict', 'withdrawal.open');
}
