import { pages } from '../../../contract/rules/pages.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { inTransactions } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { getLanguage, type Language } from '../../i18n/language.ts';
import { notifyOwner } from '../notifyOwner.ts';
import { toOneLine } from '../oneLine.ts';
import { writeJobDates } from '../expectedDates/writeDates.ts';
import type { Services } from '../services.ts';
import type { MessageRow } from './threads.ts';

/** The age after which a message is no longer part of a daily email: longer than an outage, in which none is sent. */
const maxDigestAge = 7 * day;

type MailServices = Pick<Services, 'clock' | 'config'>;

const subjectLength = 80;

/** Returns the first sentence of a message. Several mails about a job have different subjects, so that mail programs do not put them in one. */
function toSubject(text: string): string {
  const [first = text] = text.split(/(?<=[.!?؟])\s|(?<=[。！？])|:?\n/u, 1);
  return toOneLine(first, subjectLength).replace(/[.。:]$/u, '');
}

/** Emails a message to an approved publisher who prefers immediate emails; `sendDigests` sends the daily emails. */
export async function mailAbout(
  tx: Tx,
  services: MailServices,
  message: MessageRow,
  getText: (language: Language) => string,
): Promise<void> {
  const recipient = await tx
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'name', 'locale', 'accounts.timezone', 'email_updates'])
    .where('accounts.id', '=', message.account_id)
    .where('accounts.state', '=', 'approved')
    .executeTakeFirst();
  if (!recipient?.email || (recipient.email_updates ?? 'instant') !== 'instant') return;
  const { title } = await tx
    .selectFrom('jobs')
    .select('title')
    .where('id', '=', message.job_id)
    .executeTakeFirstOrThrow();
  const context = { now: services.clock.now(), config: services.config };
  const dates = await writeJobDates(tx, recipient, message.job_id, context);
  const text = getText(getLanguage(recipient.locale));
  await notifyOwner(tx, services, recipient, {
    subject: 'mail.news.subject',
    body: 'mail.news',
    subscription: { accountId: message.account_id, kind: 'updates' },
    values: {
      job: title,
      what: toSubject(text),
      dates: dates === null ? '' : `${dates}\n\n`,
      text,
      address: services.config.server.origin + pages.job(message.job_id),
    },
  });
  await tx
    .updateTable('discussion_messages')
    .set({ mailed_at: services.clock.now() })
    .where('id', '=', message.id)
    .execute();
}

/**
 * Emails a daily summary of unread messages to approved publishers who prefer it, a day after the first unread message. Returns the number
 * of emails.
 */
export async function sendDigests(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await selectUnmailed(db, now)
    .select('discussion_messages.account_id')
    .groupBy('discussion_messages.account_id')
    .having(({ fn }) => fn.min('discussion_messages.created_at'), '<=', now - day)
    .execute();
  return inTransactions(db, due, (tx, { account_id: id }) => sendDigest(tx, services, id));
}

function selectUnmailed(db: Database, now: number) {
  return db
    .selectFrom('discussion_messages')
    .innerJoin('accounts', 'accounts.id', 'discussion_messages.account_id')
    .innerJoin('profiles', 'profiles.account_id', 'discussion_messages.account_id')
    .innerJoin('discussions', (join) =>
      join
        .onRef('discussions.account_id', '=', 'discussion_messages.account_id')
        .onRef('discussions.job_id', '=', 'discussion_messages.job_id'),
    )
    .where('accounts.state', '=', 'approved')
    .where('email_updates', '=', 'daily')
    .where('author', '!=', 'publisher')
    .where('mailed_at', 'is', null)
    .where('discussion_messages.created_at', '>', now - maxDigestAge)
    .whereRef('position', '>', 'read_position');
}

async function sendDigest(tx: Tx, services: MailServices, accountId: string): Promise<boolean> {
  const now = services.clock.now();
  const unmailed = await selectUnmailed(tx, now)
    .select('discussion_messages.id')
    .where('discussion_messages.account_id', '=', accountId)
    .execute();
  // Another process may have mailed these messages meanwhile.
  if (unmailed.length === 0) return false;
  const ids = unmailed.map(({ id }) => id);
  const claimed = await tx
    .updateTable('discussion_messages')
    .set({ mailed_at: now })
    .where('id', 'in', ids)
    .where('mailed_at', 'is', null)
    .returning('job_id')
    .execute();
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'name', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (claimed.length === 0 || !account.email) return false;
  const jobs = await tx
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(claimed.map(({ job_id }) => job_id))])
    .orderBy('title')
    .execute();
  const language = getLanguage(account.locale);
  const lines = jobs.map(({ id, title }) => {
    const count = claimed.filter(({ job_id }) => job_id === id).length;
    return `${title} (${language.formatNumber(count)}): ${services.config.server.origin}${pages.job(id)}`;
  });
  await notifyOwner(tx, services, account, {
    subject: 'mail.digest.subject',
    body: 'mail.digest',
    subscription: { accountId, kind: 'updates' },
    values: { list: lines.join('\n') },
  });
  return true;
}
