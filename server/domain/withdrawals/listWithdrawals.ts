import type { SelectQueryBuilder } from 'kysely';
import type { WithdrawalFilter } from '../../../contract/rules/states.ts';
import type {
  Withdrawal,
  Withdrawals,
  WithdrawalsQuery,
} from '../../../contract/schemas/withdrawal.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { toIso, toIsoDayOrNull, toIsoOrNull } from '../dates.ts';
import { countRows, pageMeta } from '../paging.ts';
import { getFieldToFix, isAboutAccount, isBankReason, toReasonText } from './bankReasons.ts';
import { withdrawalStates, type WithdrawalRow } from '../transitions/withdrawalStates.ts';
import type { Payee } from './withdrawals.ts';

/** Lists the withdrawals of an account, newest first. */
export async function listWithdrawals(
  db: Database,
  accountId: string,
  query: WithdrawalsQuery,
  language: Language,
): Promise<Withdrawals> {
  const { state, page, per_page: size } = query;
  const ofAccount = db.selectFrom('withdrawals').where('account_id', '=', accountId);
  const matching = state === undefined ? ofAccount : filterByState(ofAccount, state);
  const rows = await matching
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const method = await findMethod(db, accountId);
  return {
    data: rows.map((row) => toWithdrawal(row, language, method)),
    meta: pageMeta(query, await countRows(matching)),
  };
}

type Rows = SelectQueryBuilder<Schema, 'withdrawals', object>;

// A returned withdrawal has failed after it was paid, because the bank sent the money back.
function filterByState(rows: Rows, state: WithdrawalFilter): Rows {
  if (state !== 'failed' && state !== 'returned') return rows.where('state', '=', state);
  return rows
    .where('state', '=', 'failed')
    .where('paid_at', state === 'returned' ? 'is not' : 'is', null);
}

/** The payout method that an account has now. */
export type CurrentMethod = { id: string; label: string } | undefined;

/** Reads the payout method that an account has now. */
export function findMethod(db: Database, accountId: string): Promise<CurrentMethod> {
  return db
    .selectFrom('payout_methods')
    .select(['id', 'label'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Returns whether another payout method has replaced the one of a withdrawal. Each save gives a method a new id. */
export function isMethodReplaced(row: WithdrawalRow, method: CurrentMethod): boolean {
  return method !== undefined && method.id !== row.method_id;
}

/** Converts a withdrawal into the contract's; the reason of a bank is translated. */
export function toWithdrawal(
  row: WithdrawalRow,
  language: Language,
  method?: CurrentMethod,
): Withdrawal {
  const isFixable = row.state === 'failed' && !isMethodReplaced(row, method);
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    reference: row.reference,
    amount: money(row.amount),
    fee: money(row.fee),
    net: money(row.net),
    method_label: row.method_label,
    state: row.state,
    requested_at: toIso(row.requested_at),
    processed_at: toIsoOrNull(row.processed_at),
    arrives_by: toIsoDayOrNull(row.arrives_by),
    paid_at: toIsoOrNull(row.paid_at),
    ended_at: toIsoOrNull(row.ended_at),
    reason: describeReason(row, language, method),
    fix: isFixable ? getFieldToFix(row.reason_code, getPayee(row).type) : null,
    can_cancel: withdrawalStates.transitions.cancel.from.some((state) => state === row.state),
  };
}

/**
 * Returns why a withdrawal failed: the sentence of its code, otherwise the text of the bank or the staff; null if it has not failed. The
 * details of a code without a sentence are for the staff only. Without the advice about the payout method if `method` has replaced it.
 */
export function describeReason(
  row: WithdrawalRow,
  language: Language,
  method?: CurrentMethod,
): string | null {
  if (row.state !== 'failed') return null;
  const { reason_code: code } = row;
  if (isBankReason(code)) {
    if (!isAboutAccount(code) || !isMethodReplaced(row, method)) {
      return language.translate(`bankReason.${code}`);
    }
    const fact = language.translate(`bankFact.${code}`);
    return language.translate('withdrawal.methodReplaced', { fact });
  }
  // NARR means that the text is the reason; MS03, that the bank gave none.
  const isText = row.reason_code === null || row.reason_code === 'NARR';
  return (isText ? toReasonText(row.reason) : null) ?? language.translate('bankReason.MS03');
}

/** Returns the payee of a withdrawal. Withdrawals from before payees were stored went to banks. */
export function getPayee(row: WithdrawalRow): Payee {
  const unknownBank = {
    type: 'bank',
    holder_name: '',
    country: '',
    bank_code: null,
    bank_name: null,
  };
  return { ...unknownBank, ...(JSON.parse(row.payee_json ?? '{}') as object) } as Payee;
}
