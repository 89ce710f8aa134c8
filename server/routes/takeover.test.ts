import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodeSent, Validated } from '../contract/codes.ts';
import type { PayoutResponse } from '../contract/payout.ts';
import type { User } from '../contract/user.ts';
import { hour, minute } from '../durations.ts';
import { databaseKinds } from '../testing/databases.ts';
import { confirmIdentity, obtainProof } from '../testing/obtainProof.ts';
import { lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const owner = 'approved@demo.test';
const attacker = 'attacker@example.test';
const newPhone = '+6591112222';

describe.each(databaseKinds)('a stolen session on %s', (kind) => {
  let server: TestServer;
  let stolen: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    stolen = await server.signedIn('approved');
  });
  afterEach(() => server.close());

  const request = (purpose: string, channel: string, to: string) =>
    stolen.post<CodeSent>('/api/request/otp', { purpose, channel, to });
  const changeEmail = async (email: string) => {
    const proof = await obtainProof(server, stolen, {
      purpose: 'email',
      to: email,
      recipient: email,
    });
    return stolen.post<{ user: User }>('/api/profile', { email, proof });
  };
  /** Opens the newest link in a mailbox and sets a new password with it. */
  const undo = async (mailbox: string) => {
    const mail = await lastMail(server.services.db, mailbox);
    const [, challenge, token] = /challenge=([\w-]+)&token=([\w-]+)/.exec(mail?.body ?? '') ?? [];
    const client = server.guest();
    const link = { purpose: 'reset', challenge_id: challenge, token };
    const { body } = await client.post<Validated>('/api/validate/token', link);
    const password = 'a walk by the sea';
    const reset = { purpose: 'reset', proof: body.proof, password };
    return { client, response: await client.post<Validated>('/api/validate/token', reset) };
  };

  test('can change neither email nor phone once its last proof is 15 minutes old', async () => {
    server.services.clock.advance(15 * minute);
    const responses = [
      await request('email', 'email', attacker),
      await request('phone', 'sms', newPhone),
    ];
    for (const { status, body } of responses) {
      expect([status, body]).toEqual([403, { error: 'Confirm that it is you first.' }]);
    }
  });

  test('cannot save a contact whose code was sent while the proof was fresh', async () => {
    const proof = await obtainProof(server, stolen, {
      purpose: 'email',
      to: attacker,
      recipient: attacker,
    });
    await server.services.db.updateTable('sessions').set({ proved_at: 0 }).execute();
    expect((await stolen.post('/api/profile', { email: attacker, proof })).status).toBe(403);
    const change = { phone: newPhone, proof };
    expect((await stolen.post('/api/profile/phone', change)).status).toBe(403);
  });

  test('becomes fresh by a code to the verified contact, for 15 minutes', async () => {
    server.services.clock.advance(hour);
    await confirmIdentity(server, stolen);
    const isConfirmed = async () => (await stolen.get<User>('/api/user')).body.recently_confirmed;
    expect(await isConfirmed()).toBe(true);
    server.services.clock.advance(15 * minute);
    expect(await isConfirmed()).toBe(false);
    await confirmIdentity(server, stolen);
    expect((await request('email', 'email', attacker)).status).toBe(200);
  });

  test.each(['email', 'phone', 'payout'])(
    'ends the other sessions by changing the %s',
    async (what) => {
      const other = await server.signedIn('approved');
      if (what === 'email') await changeEmail(attacker);
      if (what === 'phone') {
        const to = newPhone;
        const code = { purpose: 'phone', channel: 'sms', to, recipient: to } as const;
        const proof = await obtainProof(server, stolen, code);
        expect((await stolen.post('/api/profile/phone', { phone: to, proof })).status).toBe(200);
      }
      if (what === 'payout') {
        const proof = await obtainProof(server, stolen, { purpose: 'payout', recipient: owner });
        server.services.clock.advance(minute);
        const method = { type: 'paypal', email: attacker, holder_name: 'Maya Tan', proof };
        expect((await stolen.post('/api/profile/payment', method)).status).toBe(200);
      }
      expect((await other.get('/api/user')).status).toBe(401);
      expect((await stolen.get('/api/user')).status).toBe(200);
      const mail = await lastMail(server.services.db, owner);
      expect(mail?.body).toContain('If this was not you, open this link within 72 hours');
    },
  );

  test('that changed the email is undone by the link in the old mailbox, for 72 hours', async () => {
    expect((await changeEmail(attacker)).status).toBe(200);
    server.services.clock.advance(72 * hour - minute);
    const { client, response } = await undo(owner);
    expect(response.body.user).toMatchObject({ email: owner, email_verified: true });
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await stolen.get('/api/user')).status).toBe(401);
    expect((await server.guest().signIn('approved')).status).toBe(401);
  });

  test('cannot be kept by a second change, or by the link of the first', async () => {
    await changeEmail(attacker);
    server.services.clock.advance(hour);
    await server.services.db
      .updateTable('sessions')
      .set({ proved_at: server.services.clock.machineNow() })
      .execute();
    await changeEmail('second@example.test');
    expect((await undo(owner)).response.body.user?.email).toBe(owner);
    expect((await undo(attacker)).response.status).toBe(422);
    const { body } = await (await undoneOwner()).get<User>('/api/user');
    expect(body.email).toBe(owner);
  });

  test('that changed the payout method is undone with it', async () => {
    const before = await stolen.get<PayoutResponse>('/api/profile/payment');
    const proof = await obtainProof(server, stolen, { purpose: 'payout', recipient: owner });
    server.services.clock.advance(minute);
    const method = { type: 'paypal', email: attacker, holder_name: 'Maya Tan', proof };
    await stolen.post('/api/profile/payment', method);
    const { client } = await undo(owner);
    const { body } = await client.get<PayoutResponse>('/api/profile/payment');
    expect(body.method).toMatchObject({ label: before.body.method?.label, status: 'active' });
    expect(body.method?.locked_until).not.toBeNull();
  });

  test('gets no link after 72 hours', async () => {
    await changeEmail(attacker);
    server.services.clock.advance(72 * hour + 1);
    expect((await undo(owner)).response.status).toBe(422);
  });

  async function undoneOwner(): Promise<TestClient> {
    const client = server.guest();
    await client.post('/api/signin', { email: owner, password: 'a walk by the sea' });
    return client;
  }
});
