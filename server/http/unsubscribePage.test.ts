import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileResponse } from '../../contract/schemas/profile.ts';
import {
  getUnsubscribeAddress,
  unsubscribeDays,
  type SubscriptionKind,
} from '../domain/unsubscribeAddress.ts';
import { runDueJobs } from '../domain/schedule/runDueJobs.ts';
import { sendBrandMessage } from '../domain/discussion/sendMessage.ts';
import { day } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const accountId = 'account-approved';
const bodies: [string, string | undefined, string | undefined][] = [
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a multipart form',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['plain text', 'text/plain', 'List-Unsubscribe=One-Click'],
  ['JSON', 'application/json', '{'],
  ['nothing', undefined, undefined],
];

describe.each(usualDatabaseKinds)('unsubscribing from emails on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const getPath = (what: SubscriptionKind) => {
    const { config, clock } = server.services;
    const recipient = { email: 'approved@demo.test', now: clock.machineNow() };
    const { pathname, search } = new URL(
      getUnsubscribeAddress(config, { accountId, kind: what }, recipient),
    );
    return pathname + search;
  };
  // Sends a request as the server of a mail program does: from another origin, without a cookie and without the header of our pages.
  const send = (method: 'GET' | 'POST' | 'HEAD', url: string, type?: string, payload?: string) =>
    server.app.inject({
      method,
      url,
      headers: {
        host: 'portal.test',
        origin: 'https://mail.example',
        ...(type && { 'content-type': type }),
      },
      ...(payload !== undefined && { payload }),
    });
  const readPreferences = async () =>
    (await me.get<ProfileResponse>('/api/profile/init')).body.profile.preferences;
  const subscribe = () =>
    me.post('/api/profile', {
      preferences: { email_updates: 'instant', deadline_reminders: true, job_alerts: ['food'] },
    });

  test.each(bodies)(
    'unsubscribing takes one click, without signing in, with %s as its body',
    async (_title, type, body) => {
      await subscribe();
      const path = getPath('updates');
      const response = await send('POST', path, type, body);
      expect(response.statusCode).toBe(200);
      expect((await readPreferences()).email_updates).toBe('off');
      expect((await send('POST', path, type, body)).statusCode).toBe(200);
    },
  );

  test('unsubscribing turns off one kind of message only', async () => {
    await subscribe();
    await send('POST', getPath('alerts'));
    expect(await readPreferences()).toEqual({
      email_updates: 'instant',
      deadline_reminders: true,
      job_alerts: [],
    });
    await send('POST', getPath('reminders'));
    expect(await readPreferences()).toMatchObject({ deadline_reminders: false });
    expect(await readPreferences()).toMatchObject({ email_updates: 'instant' });
  });

  test('unsubscribing needs a press: a scanner that follows the link changes nothing', async () => {
    await subscribe();
    const page = await send('GET', getPath('updates'));
    await send('HEAD', getPath('updates'));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<button>Unsubscribe</button>');
    const action = /action="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await readPreferences()).email_updates).toBe('instant');
    const type = 'application/x-www-form-urlencoded';
    const done = await send('POST', action, type, '');
    expect(done.body).toContain('Unsubscribed');
    expect((await readPreferences()).email_updates).toBe('off');
  });

  test.each([
    ['another account', 'account=account-approved', 'account=account-fresh'],
    ['another kind', 'kind=updates', 'kind=alerts'],
    ['a later end', /until=\d/, 'until=9'],
    ['no end', /&until=\d+/, ''],
    // Every object has a property `constructor`, which must not count as a kind.
    ['an unknown kind', 'kind=updates', 'kind=constructor'],
    ['no signature', /&signature=.*/, ''],
    ['half of the signature', /.{20}$/, ''],
    // As many characters as a signature, but more bytes.
    ['a letter with an accent in the signature', /.$/, '%C3%A9'],
  ])('unsubscribing is refused for a link with %s', async (_title, from, to) => {
    await subscribe();
    const path = getPath('updates').replace(from, to);
    expect((await send('GET', path)).statusCode).toBe(404);
    expect((await send('POST', path)).statusCode).toBe(404);
    expect(await readPreferences()).toMatchObject({
      email_updates: 'instant',
      job_alerts: ['food'],
    });
  });

  test.each<[name: string, email: string | null]>([
    ['another address', 'other@x.test'],
    ['an address in another domain', 'approved@demo.test.example'],
    ['no address', null],
  ])('a link ends when the account has %s', async (_name, email) => {
    await subscribe();
    const path = getPath('updates');
    const change = (to: string | null) =>
      server.services.db
        .updateTable('accounts')
        .set({ email: to })
        .where('id', '=', accountId)
        .execute();
    await change(email);
    expect((await send('POST', path)).statusCode).toBe(404);
    expect((await readPreferences()).email_updates).toBe('instant');
    await change('approved@demo.test');
    expect((await send('POST', path)).statusCode).toBe(200);
  });

  test('alerts, messages, digests and reminders have a link to unsubscribe, and no other email has one', async () => {
    const { services } = server;
    const { db, clock } = services;
    await subscribe();
    // Only messages from here on are mailed.
    await db.deleteFrom('outbox').execute();
    await db.updateTable('discussions').set({ unread: 0 }).execute();
    await db.updateTable('discussion_messages').set({ mailed_at: 1 }).execute();
    await sendBrandMessage(services, { accountId, jobId: 'tidal-lap-diary' }, 'Hello');
    await db.insertInto('new_jobs').values({ job_id: 'sunrise-spritz' }).execute();
    // Runs what is due on each of twenty days.
    for (let step = 0; step < 20; step += 1) {
      clock.advance(day);
      await runDueJobs(services);
    }
    // A new device, which is reported to the owner.
    await server.guest().signIn('approved');
    await db
      .updateTable('profiles')
      .set({ email_updates: 'daily' })
      .where('account_id', '=', accountId)
      .execute();
    await sendBrandMessage(services, { accountId, jobId: 'tidal-lap-diary' }, 'Once more');
    clock.advance(day);
    await runDueJobs(services);
    const mails = await db
      .selectFrom('outbox')
      .select(['subject', 'body', 'unsubscribe'])
      .where('recipient', '=', 'approved@demo.test')
      .execute();
    const kinds = mails.map(
      ({ unsubscribe }) => unsubscribe && new URL(unsubscribe).searchParams.get('kind'),
    );
    expect(kinds).toContain('updates');
    expect(kinds).toContain('alerts');
    expect(kinds).toContain('reminders');
    expect(kinds).toContain(null);
    const digests = mails.filter(({ subject }) => subject === 'Byline: your new messages');
    expect(digests).toHaveLength(1);
    expect(digests[0]?.unsubscribe).toContain('kind=updates');
    for (const { body, unsubscribe } of mails) {
      if (unsubscribe) expect(body).toContain(unsubscribe);
      else expect(body).not.toContain('/mail/unsubscribe');
    }
  });
});

test('an email that could not be turned off is not confirmed', async () => {
  const server = await openTestServer();
  const { config, clock } = server.services;
  const recipient = { email: 'approved@demo.test', now: clock.machineNow() };
  const { pathname, search } = new URL(
    getUnsubscribeAddress(config, { accountId, kind: 'updates' }, recipient),
  );
  await sql`alter table profiles rename to gone`.execute(server.services.db);
  const response = await server.app.inject({ method: 'POST', url: pathname + search });
  expect(response.statusCode).toBe(500);
  await server.close();
});

test('a link ends after half a year', async () => {
  const server = await openTestServer();
  const { config, clock } = server.services;
  const recipient = { email: 'approved@demo.test', now: clock.machineNow() };
  const { pathname, search } = new URL(
    getUnsubscribeAddress(config, { accountId, kind: 'updates' }, recipient),
  );
  const post = async () =>
    (await server.app.inject({ method: 'POST', url: pathname + search })).statusCode;
  clock.advance(unsubscribeDays * day - 1000);
  expect(await post()).toBe(200);
  clock.advance(1000);
  expect(await post()).toBe(404);
  await server.close();
});
