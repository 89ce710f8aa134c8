import type { FastifyInstance } from 'fastify';
import type { Services } from '../domain/services.ts';
import { html, sendDemoPage, type Markup } from './demoPage.ts';
import type { Language } from '../i18n/language.ts';
import type { Waiting } from '../delivery/transport.ts';

/** Where the demo shows what it would send. */
export const mailboxPath = '/demo/mailbox';

const newest = 100;

/** Shows all mails and messages of the demo, newest first; `?to=` shows those of one. Not in production. */
export function serveMailbox(app: FastifyInstance, { db, config }: Services): void {
  if (!config.hasSeams) return;
  app.get<{ Querystring: { to?: unknown } }>(mailboxPath, async ({ query, language }, reply) => {
    const to = typeof query.to === 'string' ? query.to.trim() : '';
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '!=', 'decoy')
      .$if(to !== '', (all) => all.where('recipient', '=', to))
      .orderBy('at', 'desc')
      .orderBy('next_at', 'desc')
      .limit(newest)
      .execute();
    return sendDemoPage(reply, {
      ...{ language, title: language.say('mailbox.title') },
      body: mailboxBody(rows, to, language),
    });
  });
}

function mailboxBody(rows: Waiting[], to: string, language: Language): Markup {
  const { locale } = language;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const mails = rows.map(
    (row) =>
      html`<article>
        <hr />
        <h2>${row.subject || language.say('mailbox.sms')}</h2>
        <p>
          <bdi>${row.recipient}</bdi> ·
          <time datetime="${new Date(row.at).toISOString()}">${time.format(row.at)}</time>
        </p>
        <pre dir="auto">${withLinks(row.body)}</pre>
      </article>`,
  );
  return html`<p>${language.say('mailbox.about')}</p>
    <form action="${mailboxPath}">
      <label class="field"
        ><span>${language.say('mailbox.to')}</span
        ><input name="to" value="${to}" dir="ltr" autocomplete="off"
      /></label>
      <button>${language.say('mailbox.show')}</button>
    </form>
    ${rows.length === 0 ? html`<p>${language.say('mailbox.empty')}</p>` : ''} ${mails}`;
}

// Only what begins as an address of the web becomes a link: no other scheme can.
function withLinks(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
