import type { Contact, Contacted } from '../../contract/help.ts';
import type { Tx } from '../../database/schema.ts';
import { languageOf } from '../../i18n/language.ts';
import { newId } from '../identifiers.ts';
import { runOnce } from '../idempotency.ts';
import { sendMail } from '../outbox.ts';
import { invalidField } from '../domainError.ts';
import type { Services } from '../services.ts';

const hour = 3_600_000;

/** Who writes to us. */
export type Writer = { id: string; name: string };

type Ticket = Omit<Contact, 'client_ref'> & { reference: string };

/** Takes a message as a ticket and mails it to the support address, both or nothing, and once. */
export function contactUs(services: Services, writer: Writer, body: Contact): Promise<Contacted> {
  const { db, clock, config } = services;
  const { client_ref: key, ...payload } = body;
  const now = clock.machineNow();
  const intent = { accountId: writer.id, operation: 'contact', key, payload, now };
  return runOnce(db, intent, async (tx) => {
    if (payload.job_id !== undefined) await refuseUnknownJob(tx, payload.job_id);
    const id = newId();
    const reference = `C-${id.slice(0, 8).toUpperCase()}`;
    const { job_id = null, page = null, ...told } = payload;
    await tx
      .insertInto('contact_tickets')
      .values({
        id,
        account_id: writer.id,
        reference,
        state: 'received',
        ...told,
        job_id,
        page,
        created_at: clock.now(),
      })
      .execute();
    await mailTicket(tx, services, writer, { ...payload, reference });
    return { reference, reply_within_hours: config.support.reply / hour };
  });
}

async function refuseUnknownJob(tx: Tx, id: string): Promise<void> {
  const job = await tx.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst();
  if (!job) throw invalidField('job_id', 'rule.invalid');
}

async function mailTicket(
  tx: Tx,
  { clock, config }: Services,
  writer: Writer,
  { subject, job_id: job = '', page = '', ...ticket }: Ticket,
): Promise<void> {
  const language = languageOf('en');
  await sendMail(tx, clock, {
    recipient: config.app.supportEmail,
    subject: `[${ticket.reference}] ${subject}`,
    body: language.say('mail.ticket', {
      ...ticket,
      name: writer.name,
      account: writer.id,
      job,
      page,
    }),
  });
}
