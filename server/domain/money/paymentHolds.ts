import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
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
