import { inTransaction } from '../../database/transaction.ts';
import { getLanguage } from '../../i18n/language.ts';
import { DomainError } from '../domainError.ts';
import { announcePayment } from '../paymentChanges/paymentNews.ts';
import type { TicketRow } from '../money/paymentQuestions.ts';
import { sendEmail } from '../outbox.ts';
import type { Services } from '../services.ts';
import { paymentStates } from '../transitions/paymentStates.ts';

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
