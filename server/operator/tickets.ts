import { toIso } from '../domain/dates.ts';
import { answerTicket } from '../domain/help/answerTicket.ts';
import { toOneLine } from '../domain/oneLine.ts';
import type { Services } from '../domain/services.ts';
import { indentLines, joinText, OperatorError, type Command } from './command.ts';

/** Messages to the support. */
export const ticketCommands: Record<string, Command> = {
  tickets: {
    usage: '[REFERENCE]',
    about:
      'List the messages to the support that are waiting for an answer, oldest first, or show one message.',
    minArgs: 0,
    run: (services, [reference]) =>
      reference === undefined ? listTickets(services) : showTicket(services, reference),
  },
  answer: {
    usage: 'REFERENCE TEXT…',
    about:
      'Answer a message to the support by email. An answer about a payment is also shown with the payment.',
    minArgs: 2,
    async run(services, [reference = '', ...words]) {
      const text = joinText(words);
      if (text === '') throw new OperatorError('Enter an answer.');
      const { payment_id: payment } = await answerTicket(services, reference, text);
      return `${reference} is answered${payment ? ` at the payment ${payment}` : ''}.`;
    },
  },
};

async function listTickets({ db, clock }: Services): Promise<string> {
  const now = clock.now();
  const rows = await db
    .selectFrom('contact_tickets')
    .selectAll()
    .where('state', '=', 'received')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return (
    rows
      .map(({ reference, topic, subject, created_at: at, reply_by: by, payment_id: payment }) =>
        [
          by !== null && by < now ? 'OVERDUE' : 'open',
          reference,
          toIso(at),
          topic,
          payment ?? '',
          toOneLine(subject, Infinity),
        ]
          .filter(Boolean)
          .join('  '),
      )
      .join('\n') || 'No message waits for an answer.'
  );
}

async function showTicket({ db }: Services, reference: string): Promise<string> {
  const row = await db
    .selectFrom('contact_tickets')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no ticket ${reference}.`);
  return [
    `${row.reference}  ${row.state}  ${toIso(row.created_at)}  ${row.topic}: ${toOneLine(row.subject, Infinity)}`,
    `From ${row.email}${row.job_id ? `, job ${row.job_id}` : ''}${row.payment_id ? `, payment ${row.payment_id}` : ''}`,
    `  ${indentLines(row.message)}`,
    ...(row.answer === null ? [] : ['Answer:', `  ${indentLines(row.answer)}`]),
  ].join('\n');
}
