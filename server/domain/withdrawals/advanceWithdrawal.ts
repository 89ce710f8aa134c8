import type { Tx } from '../../database/schema.ts';
import type { WithdrawalActor } from '../../database/tables/withdrawalEvents.ts';
import { getLanguage } from '../../i18n/language.ts';
import { DomainError } from '../domainError.ts';
import type { Services } from '../services.ts';
import { withdrawalStates, type WithdrawalRow } from '../transitions/withdrawalStates.ts';
import { getFieldToFix, splitReason, type Reason } from './bankReasons.ts';
import { describeReason, getPayee } from './listWithdrawals.ts';
import { sendWithdrawalMail } from './withdrawalMail.ts';
import { moveWithdrawal, type WithdrawalAction } from './withdrawalStates.ts';

/** A step of a withdrawal by the staff or the bank; a `reason` without a code can be free text or the code itself. */
export type WithdrawalStep = Reason & {
  action: Exclude<WithdrawalAction, 'cancel'>;
  actor: Extract<WithdrawalActor, 'staff' | 'bank'>;
  batchId?: string;
};

/** Actions by the result that operators and CSV reports name. */
export const resultActions: ReadonlyMap<string, WithdrawalStep['action']> = new Map([
  ['processing', 'process'],
  ['paid', 'pay'],
  ['failed', 'fail'],
  ['returned', 'return'],
]);

/** The withdrawal after a step, and whether the step has changed it. */
export type WithdrawalStepResult = { row: WithdrawalRow; isChanged: boolean };

/**
 * Moves a withdrawal and emails its owner, in the caller's transaction. A step that was done before changes nothing. A reason
 * that the owner can correct also rejects the payout method, so that the next request cannot fail for the same reason. Throws a
 * DomainError for an unknown reference and for every other state.
 */
export async function advanceWithdrawal(
  tx: Tx,
  services: Pick<Services, 'clock' | 'config'>,
  reference: string,
  { action, actor, batchId, ...reported }: WithdrawalStep,
): Promise<WithdrawalStepResult> {
  const existing = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!existing) throw new DomainError('notFound', 'withdrawal.unknown');
  // If two requests run the same step at once, the second waits here and then finds the step done.
  const before = await withdrawalStates.lock(tx, existing.id);
  if (await wasDone(tx, before, action)) return { row: before, isChanged: false };
  const row = await moveWithdrawal(tx, before.id, {
    action,
    actor,
    now: services.clock.now(),
    ...splitReason(reported),
    ...(batchId !== undefined && { batchId }),
  });
  if (row.state === 'failed') await rejectMethod(tx, row);
  await sendWithdrawalMail(tx, services, row);
  return { row, isChanged: true };
}

// Looks for the events of `process` and `pay`, because later steps replace their states: after a return, for example, the state is
// `failed`, but a late report of the payment must change nothing.
async function wasDone(
  tx: Tx,
  { id, state }: WithdrawalRow,
  action: WithdrawalStep['action'],
): Promise<boolean> {
  const { to } = withdrawalStates.transitions[action];
  if (action !== 'process' && action !== 'pay') return state === to;
  const event = await tx
    .selectFrom('withdrawal_events')
    .select('id')
    .where('withdrawal_id', '=', id)
    .where('state', '=', to)
    .executeTakeFirst();
  return event !== undefined;
}

/** Rejects the payout method of a failed withdrawal if the owner can correct it. */
async function rejectMethod(tx: Tx, row: WithdrawalRow): Promise<void> {
  if (getFieldToFix(row.reason_code, getPayee(row).type) === null) return;
  const { locale } = await tx
    .selectFrom('accounts')
    .select('locale')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('payout_methods')
    .set({ status: 'rejected', reason: describeReason(row, getLanguage(locale)) })
    .where('id', '=', row.method_id)
    .execute();
}
