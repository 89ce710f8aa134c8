import type { Contact, Contacted, SupportMessage } from '../../../contract/schemas/help.ts';
import type { Tx } from '../../database/schema.ts';
import { hour } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { openCase } from '../cases/openCase.ts';
import { invalidField } from '../domainError.ts';
import { runOnce } from '../idempotency.ts';
import { newId } from '../identifiers.ts';
import { sendEmail } from '../outbox.ts';
import type { Services } from '../services.ts';

/** Who sends a message to the support. */
export type Sender = { id: string; name: string };

type Ticket = Omit<SupportMessage, 'client_ref'> & { reference: string };

/** Stores a message as a ticket and emails it to the support, or opens a case, once per idempotency key. */
export function contactUs(services: Services, sender: Sender, body: Contact): Promise<Contacted> {
  return body.topic === 'dispute'
    ? openCase(services, sender, body)
    : storeTicket(services, sender, body);
}

function storeTicket(services: Services, sender: Sender, body: SupportMessage): Promise<Contacted> {
  const { db, clock, config } = services;
  const { client_ref: key, ...payload } = body;
  const now = clock.machineNow();
  const request = { accountId: sender.id, operation: 'contact', key, payload, now };
  return runOnce(db, request, async (tx) => {
    if (payload.job_id !== undefined) await assertJobExists(tx, payload.job_id);
    const id = newId();
    const reference = `C-${id.slice(0, 8).toUpperCase()}`;
    await tx
      .insertInto('contact_tickets')
      .values({
        id,
        account_id: sender.id,
        reference,
        state: 'received',
        topic: payload.topic,
        subject: payload.subject,
        message: payload.message,
        email: payload.email,
        job_id: payload.job_id ?? null,
        page: payload.page ?? null,
        created_at: clock.now(),
        reply_by: clock.now() + config.support.replyTime,
        payment_id: await findOwnPayment(tx, sender.id, payload),
      })
      .execute();
    await emailTicket(tx, services, sender, { ...payload, reference });
    return { reference, reply_within_hours: config.support.replyTime / hour };
  });
}

async function assertJobExists(tx: Tx, id: string): Promise<void> {
  const job = await tx.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst();
  if (!job) throw invalidField('job_id', 'rule.invalid');
}

// Links a question about a job's payment to that payment, where the answer appears.
async function findOwnPayment(
  tx: Tx,
  accountId: string,
  { topic, job_id: jobId }: Pick<SupportMessage, 'topic' | 'job_id'>,
): Promise<string | null> {
  if (topic !== 'payment' || jobId === undefined) return null;
  const payment = await tx
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return payment?.id ?? null;
}

async function emailTicket(
  tx: Tx,
  { clock, config }: Services,
  sender: Sender,
  { subject, job_id: job = '', page = '', ...ticket }: Ticket,
): Promise<void> {
  const values = { ...ticket, name: sender.name, account: sender.id, job, page };
  await sendEmail(tx, clock, {
    recipient: config.app.supportEmail,
    subject: `[${ticket.reference}] ${subject}`,
    body: getLanguage('en').translate('mail.ticket', values),
  });
}
