import type { Tx } from '../../database/schema.ts';
import { cancelEstimate, startClearing } from './payments.ts';

/** An application that ends early, and how much of its work was approved. */
export type EarlyEnd = {
  applicationId: string;
  tasksApproved: number;
  tasksTotal: number;
  payDays: number;
  now: number;
};

/**
 * Pays the approved tasks of an application that ends early, each with an equal share of the pay. Cancels the estimate if no task is
 * approved.
 */
export async function payApprovedTasks(tx: Tx, end: EarlyEnd): Promise<void> {
  if (end.tasksApproved === 0) return cancelEstimate(tx, end.applicationId);
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('application_id', '=', end.applicationId)
    .where('state', '=', 'estimated')
    .executeTakeFirst();
  if (!payment) return;
  // Multiplies first, because 45 * (7 / 10) is 31.499999999999996.
  const getShare = (amount: number) => Math.round((amount * end.tasksApproved) / end.tasksTotal);
  const adjustment = getShare(payment.gross) - payment.gross;
  const fee = getShare(payment.fee);
  const tasks = { approved: end.tasksApproved, total: end.tasksTotal };
  const label = `${tasks.approved} of ${tasks.total} tasks approved`;
  await tx
    .updateTable('payments')
    .set({
      adjustment,
      fee,
      net: payment.gross + adjustment - fee,
      adjustments_json: JSON.stringify([{ label, tasks, amount: adjustment }]),
    })
    .where('id', '=', payment.id)
    .execute();
  await startClearing(tx, end.applicationId, end.payDays, end.now);
}
