import type { Selectable } from 'kysely';
import type { PaymentQuestion } from '../../../contract/schemas/money.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { toIso, toIsoOrNull } from '../dates.ts';

/** A message to the support. */
export type TicketRow = Selectable<Schema['contact_tickets']>;

/** Finds the newest question about each payment, by the id of the payment. */
export async function findQuestions(
  db: Database,
  paymentIds: readonly string[],
): Promise<Map<string, TicketRow>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('contact_tickets')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  // A later row replaces an earlier row of the same payment.
  return new Map(rows.map((row) => [row.payment_id ?? '', row]));
}

/** Converts a question about a payment to what its publisher sees. */
export function toQuestion(ticket: TicketRow): PaymentQuestion {
  return {
    reference: ticket.reference,
    asked_at: toIso(ticket.created_at),
    text: ticket.message,
    reply_by: toIso(ticket.reply_by ?? ticket.created_at),
    answered_at: toIsoOrNull(ticket.answered_at),
    answer: ticket.answer,
  };
}
