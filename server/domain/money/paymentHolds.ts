import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { paymentStates } from '../transitions/paymentStates.ts';
import type { PaymentRow } from './payments.ts';

/** Puts a pending payment on hold with a reason; only the staff does this. */
export function holdPayment(db: Database, id: string, reason: string): Promise<PaymentRow> {
  return inTransaction(db, (tx) => paymentStates.move(tx, 'hold', id, { reason }));
}

/** Releases a payment on hold, which is pending again; the reason stays on record. */
export function releasePayment(db: Database, id: string): Promise<PaymentRow> {
  return inTransaction(db, (tx) => paymentStates.move(tx, 'release', id));
}

/** Cancels a payment that was not credited yet, with a reason. */
export function cancelPayment(db: Database, id: string, reason: string): Promise<PaymentRow> {
  return inTransaction(db, (tx) => paymentStates.move(tx, 'cancel', id, { reason }));
}

/** Moves the expected date of a pending payment, with a reason. */
export async function movePayment(
  db: Database,
  id: string,
  expectedOn: number,
  reason: string,
): Promise<PaymentRow> {
  const moved = await db
    .updateTable('payments')
    .set((row) => ({
      expected_on: expectedOn,
      moved_from: row.ref('expected_on'),
      moved_reason: reason,
    }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (moved) return moved;
  const payment = await db
    .selectFrom('payments')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!payment) throw new DomainError('notFound', 'payment.unknown');
  throw new DomainError('conflict', 'state.moved', { values: { state: payment.state } });
}
