import type { FastifyInstance } from 'fastify';
import { emailMaxLength } from '../../contract/rules/account.ts';
import type { Transport } from '../delivery/transport.ts';
import { textSchema } from '../../contract/schemas/text.ts';
import type { OutboxMessage } from '../domain/outbox.ts';
import type { Services } from '../domain/services.ts';
import type { Language } from '../i18n/language.ts';
import { html, sendPlainPage, type Markup } from '../http/plainPage.ts';

/** Path of the page that shows the outbox. */
export const mailboxPath = '/demo/mailbox';

const maxMessages = 100;

/** Creates a transport that delivers nothing and prints one line about each message. */
export function createMailboxTransport(print: (line: string) => void): Transport {
  return ({ recipient, subject, body }) => {
    print(`To ${recipient}: ${subject || (body.split('\n', 1)[0] ?? '')} (${mailboxPath})`);
    return Promise.resolve();
  };
}

/** Serves the messages of the outbox, newest first; `?to=` filters by recipient. */
export function serveMailbox(app: FastifyInstance, { db }: Services): void {
  app.get<{ Querystring: { to?: unknown } }>(mailboxPath, async ({ query, language }, reply) => {
    const to = textSchema(emailMaxLength).catch('').parse(query.to);
    const messages = await db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '!=', 'decoy')
      .$if(to !== '', (rows) => rows.where('recipient', '=', to))
      .orderBy('at', 'desc')
      .orderBy('next_at', 'desc')
      .limit(maxMessages)
      .execute();
    return sendPlainPage(reply, {
      language,
      title: language.translate('mailbox.title'),
      body: renderMailbox(messages, to, language),
    });
  });
}

function renderMailbox(messages: OutboxMessage[], to: string, language: Language): Markup {
  const { locale } = language;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const articles = messages.map(
    ({ subject, recipient, at, body }) =>
      html`<article>
        <hr />
        <h2>${subject || language.translate('mailbox.sms')}</h2>
        <p>
          <bdi>${recipient}</bdi> ·
          <time datetime="${new Date(at).toISOString()}">${time.format(at)}</time>
        </p>
        <pre dir="auto">${renderLinks(body)}</pre>
      </article>`,
  );
  return html`<p>${language.translate('mailbox.about')}</p>
    <form action="${mailboxPath}">
      <label class="field"
        ><span>${language.translate('mailbox.to')}</span
        ><input name="to" value="${to}" dir="ltr" autocomplete="off"
      /></label>
      <button>${language.translate('mailbox.show')}</button>
    </form>
    ${messages.length === 0 ? html`<p>${language.translate('mailbox.empty')}</p>` : ''} ${articles}`;
}

// Links only http and https URLs, because other schemes can run scripts.
function renderLinks(text: string): Markup[] {
  // The group in the pattern keeps the URLs: they have the odd indexes.
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
