import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { completeFlow } from '../testing/oauthFlow.ts';
import { obtainProof } from '../testing/obtainProof.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe.each(usualDatabaseKinds)('an email about a new device on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '1000' } });
  });
  afterEach(() => server.close());

  const readMails = () =>
    server.services.db
      .selectFrom('outbox')
      .select(['subject', 'body', 'unsubscribe'])
      .where('recipient', '=', 'approved@demo.test')
      .where('subject', 'like', '%new sign-in')
      .execute();
  const open = (address: string): TestClient => {
    const client = server.guest();
    client.address = address;
    return client;
  };
  const signIn = (client: TestClient, userAgent = firefox) =>
    client.post(
      '/api/signin',
      { email: 'approved@demo.test', password: 'Demo-pass-1' },
      { 'user-agent': userAgent },
    );

  test('the email names the device and the time in the zone of the account, and what to do', async () => {
    const { services } = server;
    await services.db
      .updateTable('accounts')
      .set({ timezone: 'Pacific/Kiritimati' })
      .where('id', '=', 'account-approved')
      .execute();
    await signIn(open('203.0.113.5'));
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail?.body).toContain('Firefox on Linux');
    expect(mail?.body).toContain('GMT+14');
    expect(mail?.body).toContain('/reset-password');
    expect(mail?.unsubscribe).toBeNull();
  });

  test('the email is sent if the cookie of the device is forged', async () => {
    const client = open('203.0.113.5');
    // As many characters as a signature, but more bytes.
    client.device = `x.${'é'.padEnd(43, 'a')}`;
    expect((await signIn(client)).status).toBe(200);
    expect(await readMails()).toHaveLength(1);
  });

  test('the email is not sent again to a known device, nor for a private window on it', async () => {
    const client = open('203.0.113.5');
    await signIn(client);
    await client.post('/api/logout');
    await signIn(client);
    server.services.clock.advance(10 * day);
    await signIn(client);
    client.address = '198.51.100.7';
    await signIn(client);
    await signIn(open('198.51.100.7'));
    expect(await readMails()).toHaveLength(1);
    // Another browser at the same address is another device.
    await signIn(open('198.51.100.7'), safari);
    expect(await readMails()).toHaveLength(2);
    // After two days without the cookie, nothing shows that it is the same device.
    server.services.clock.advance(3 * day);
    await signIn(open('198.51.100.7'));
    expect(await readMails()).toHaveLength(3);
  });

  test('the email is not sent for a failed sign-in, and at most five times a day', async () => {
    const client = open('203.0.113.5');
    await client.post('/api/signin', { email: 'approved@demo.test', password: 'wrong' });
    expect(await readMails()).toEqual([]);
    for (let index = 0; index < 8; index += 1) await signIn(open(`203.0.113.${index + 10}`));
    expect(await readMails()).toHaveLength(5);
    server.services.clock.advance(25 * hour);
    await signIn(open('203.0.113.99'));
    expect(await readMails()).toHaveLength(6);
  });

  test('the email is sent for signing in with a provider too', async () => {
    const client = open('203.0.113.5');
    await completeFlow(server, client, 'signin', 'tiktok', { who: 'demo-approved' });
    expect(await readMails()).toHaveLength(1);
  });

  test('the email is not sent to a new account, nor after a reset, which has its own email', async () => {
    const client = open('203.0.113.5');
    const email = 'first@example.test';
    const proof = await obtainProof(server, client, {
      purpose: 'signup',
      to: email,
      recipient: email,
    });
    const details = { name: 'Robin', email, password: 'lantern-orbit-42', proof, terms: true };
    expect((await client.post('/api/signup', details)).status).toBe(201);
    const other = open('198.51.100.7');
    const reset = await obtainProof(server, other, {
      purpose: 'reset',
      to: 'approved@demo.test',
      recipient: 'approved@demo.test',
    });
    const body = { purpose: 'reset', proof: reset, password: 'orbit-lantern-43' };
    expect((await other.post('/api/validate/token', body)).status).toBe(200);
    const mails = await server.services.db.selectFrom('outbox').select('subject').execute();
    expect(mails.filter(({ subject }) => subject.endsWith('new sign-in'))).toEqual([]);
  });
});
