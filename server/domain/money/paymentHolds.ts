import type { Database, Tx } from '../../database/schema.ts';
import { Refusal } from '../domainError.ts';
import type { PaymentRow } from './payments.ts';

/** Holds a pending payment for a written reason; staff only, disputable by the publisher. */
export function holdPayment(db: Database, id: string, reason: string): Promise<PaymentRow> {
  return move(db, id, ['pending'], { state: 'on_hold', reason });
}

/** Lets a held payment go on clearing; the reason of the hold stays on record. */
export function releasePayment(db: Database, id: string): Promise<PaymentRow> {
  return move(db, id, ['on_hold'], { state: 'pending' });
}

/** Cancels a payment that was not credited yet, for a written reason. */
export function cancelPayment(db: Database, id: string, reason: string): Promise<PaymentRow> {
  return move(db, id, ['pending', 'on_hold'], { state: 'cancelled', reason });
}

/** Moves the promised date of a pending payment, which always needs a written reason. */
export function movePayment(
  db: Database,
  id: string,
  expectedOn: number,
  reason: string,
): Promise<PaymentRow> {
  return db.transaction().execute(async (tx) => {
    const payment = await findPayment(tx, id);
    const change = { expected_on: expectedOn, moved_from: payment.expected_on };
    return move(tx, id, ['pending'], { ...change, moved_reason: reason });
  });
}

async function move(
  db: Database,
  id: string,
  from: PaymentRow['state'][],
  change: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const moved = await db
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  if (moved) return moved;
  const { state } = await findPayment(db, id);
  throw new Refusal('conflict', 'state.moved', { values: { state } });
}

async function findPayment(db: Database | Tx, id: string): Promise<PaymentRow> {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!payment) throw new Refusal('notFound', 'payment.unknown');
  return payment;
}
