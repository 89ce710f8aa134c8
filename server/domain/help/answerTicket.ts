import type { Selectable } from 'kysely';
import type { PaymentQuestion } from '../../../contract/schemas/money.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { getLanguage } from '../../i18n/language.ts';
import { toIso, toIsoOrNull } from '../dates.ts';
import { DomainError } from '../domainError.ts';
import { announcePayment } from '../money/paymentNews.ts';
import { sendEmail } from '../outbox.ts';
import type { Services } from '../services.ts';
import { paymentStates } from '../transitions/paymentStates.ts';

/** A message to the support. */
export type TicketRow = Selectable<Schema['contact_tickets']>;

/**
 * Answers a message to support by email to the address in the message. If the message is about a payment, the answer also appears there.
 * Throws a DomainError if the message is unknown or already answered.
 */
export function answerTicket(
  services: Services,
  reference: string,
  answer: string,
): Promise<TicketRow> {
  const { db, clock, config } = services;
  return inTransaction(db, async (tx) => {
    const ticket = await tx
      .updateTable('contact_tickets')
      .set({ answer, answered_at: clock.now(), state: 'answered' })
      .where('reference', '=', reference.toUpperCase())
      .where('state', '=', 'received')
      .returningAll()
      .executeTakeFirst();
    if (!ticket) throw new DomainError('conflict', 'ticket.notOpen');
    const owner = await tx
      .selectFrom('accounts')
      .select(['name', 'locale'])
      .where('id', '=', ticket.account_id)
      .executeTakeFirstOrThrow();
    await sendEmail(tx, clock, {
      recipient: ticket.email,
      subject: `[${ticket.reference}] ${ticket.subject}`,
      body: getLanguage(owner.locale).translate('mail.answer', {
        name: owner.name,
        reference: ticket.reference,
        answer,
        question: ticket.message,
        app: config.app.name,
      }),
    });
    if (ticket.payment_id !== null) {
      const payment = await paymentStates.lock(tx, ticket.payment_id);
      await announcePayment(tx, services, payment, 'news.paymentAnswered', ticket.id, {
        reference: ticket.reference,
        text: answer,
      });
    }
    return ticket;
  });
}

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
