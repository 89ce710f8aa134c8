import type { Database, Tx } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';
import type { PaymentRow } from './payments.ts';

/** Puts a pending payment on hold with a reason; only the staff does this. */
export function holdPayment(db: Database, id: string, reason: string): Promise<PaymentRow> {
  return move(db, id, ['pending'], { state: 'on_hold', reason });
}

/** Releases a payment on hold, which is pending again; the reason stays on record. */
export function releasePayment(db: Database, id: string): Promise<PaymentRow> {
  return move(db, id, ['on_hold'], { state: 'pending' });
}

/** Cancels a payment that was not credited yet, with a reason. */
export function cancelPayment(db: Database, id: string, reason: string): Promise<PaymentRow> {
  return move(db, id, ['pending', 'on_hold'], { state: 'cancelled', reason });
}

/** Moves the expected date of a pending payment, with a reason. */
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
  throw new DomainError('conflict', 'state.moved', { values: { state } });
}

async function findPayment(db: Database | Tx, id: string): Promise<PaymentRow> {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!payment) throw new DomainError('notFound', 'payment.unknown');
  return payment;
}
