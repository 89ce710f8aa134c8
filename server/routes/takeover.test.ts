import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodeSent, Validated } from '../../contract/schemas/codes.ts';
import type { PayoutResponse } from '../../contract/schemas/payout.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { Connected } from '../../contract/schemas/social.ts';
import { day, hour, minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { completeFlow } from '../testing/oauthFlow.ts';
import { confirmIdentity, obtainProof } from '../testing/obtainProof.ts';
import { lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const owner = 'approved@demo.test';
const attacker = 'attacker@example.test';
const newPhone = '+6591112222';

describe.each(usualDatabaseKinds)('a stolen session on %s', (kind) => {
  let server: TestServer;
  let stolen: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    stolen = await server.signedIn('approved');
  });
  afterEach(() => server.close());

  /** Requests a code in the stolen session. */
  const request = (purpose: string, channel: string, to: string) =>
    stolen.post<CodeSent>('/api/request/otp', { purpose, channel, to });
  /** Changes the email of the account in the stolen session. */
  const changeEmail = async (email: string) => {
    const proof = await obtainProof(server, stolen, {
      purpose: 'email',
      to: email,
      recipient: email,
    });
    return stolen.post<{ user: User }>('/api/profile', { email, proof });
  };
  /** Changes the email to the attacker's address, and an hour later, with a fresh proof, to a second address. */
  const changeEmailTwice = async () => {
    await changeEmail(attacker);
    server.services.clock.advance(hour);
    await server.services.db
      .updateTable('sessions')
      .set({ proved_at: server.services.clock.machineNow() })
      .execute();
    await changeEmail('second@example.test');
  };
  /** Opens the newest link in a mailbox and returns its proof. */
  const openLink = async (mailbox: string) => {
    const mail = await lastMail(server.services.db, mailbox);
    const [, challenge, token] = /challenge=([\w-]+)&token=([\w-]+)/.exec(mail?.body ?? '') ?? [];
    const link = { purpose: 'reset', challenge_id: challenge, token };
    return (await server.guest().post<Validated>('/api/validate/token', link)).body.proof;
  };
  /** Sets a new password with a proof. */
  const setPassword = async (proof: string) => {
    const client = server.guest();
    const reset = { purpose: 'reset', proof, password: 'a walk by the sea' };
    return { client, response: await client.post<Validated>('/api/validate/token', reset) };
  };
  /** Opens the newest link in a mailbox and sets a new password with it. */
  const undo = async (mailbox: string) => setPassword(await openLink(mailbox));

  test('a stolen session can change neither email nor phone once its last proof is 15 minutes old', async () => {
    server.services.clock.advance(15 * minute);
    const responses = [
      await request('email', 'email', attacker),
      await request('phone', 'sms', newPhone),
    ];
    for (const { status, body } of responses) {
      expect([status, body]).toEqual([403, { error: 'Confirm that it is you first.' }]);
    }
  });

  test('a stolen session cannot save a contact whose code was sent while the proof was fresh', async () => {
    const proof = await obtainProof(server, stolen, {
      purpose: 'email',
      to: attacker,
      recipient: attacker,
    });
    // An account can request the next code after 45 seconds.
    server.services.clock.advance(minute);
    const code = { purpose: 'phone', channel: 'sms', to: newPhone, recipient: newPhone } as const;
    const change = { phone: newPhone, proof: await obtainProof(server, stolen, code) };
    await server.services.db.updateTable('sessions').set({ proved_at: 0 }).execute();
    const stale = { error: 'Confirm that it is you first.' };
    const email = await stolen.post('/api/profile', { email: attacker, proof });
    expect([email.status, email.body]).toEqual([403, stale]);
    const phone = await stolen.post('/api/profile/phone', change);
    expect([phone.status, phone.body]).toEqual([403, stale]);
  });

  test('a session becomes fresh by a code to the verified contact, for 15 minutes', async () => {
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
    'a session ends the other sessions by changing the %s',
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
        // Makes the email about the change newer than the email with the code.
        server.services.clock.advance(minute);
        const method = { type: 'paypal', email: attacker, holder_name: 'Maya Tan', proof };
        expect((await stolen.post('/api/profile/payment', method)).status).toBe(200);
      }
      expect(await other.hasSession()).toBe(false);
      expect(await stolen.hasSession()).toBe(true);
      const mail = await lastMail(server.services.db, owner);
      expect(mail?.body).toContain('If this was not you, open this link within 72 hours');
    },
  );

  test('an email that a stolen session changed is restored by the link in the old mailbox, for 72 hours', async () => {
    expect((await changeEmail(attacker)).status).toBe(200);
    server.services.clock.advance(72 * hour - minute);
    const { client, response } = await undo(owner);
    expect(response.body.user).toMatchObject({ email: owner, email_verified: true });
    expect(await client.hasSession()).toBe(true);
    expect(await stolen.hasSession()).toBe(false);
    expect((await server.guest().signIn('approved')).status).toBe(401);
  });

  test('a stolen session cannot keep its change by a second change, or by the link of the first change', async () => {
    await changeEmailTwice();
    expect((await undo(owner)).response.body.user?.email).toBe(owner);
    expect((await undo(attacker)).response.status).toBe(422);
    const { body } = await (await undoneOwner()).get<User>('/api/user');
    expect(body.email).toBe(owner);
  });

  test('a stolen session cannot invalidate the link in the old mailbox by using a later link', async () => {
    await changeEmailTwice();
    expect((await undo(attacker)).response.body.user?.email).toBe(attacker);
    server.services.clock.advance(hour);
    expect((await undo(owner)).response.body.user?.email).toBe(owner);
    expect((await undo('second@example.test')).response.status).toBe(422);
  });

  test('a stolen session cannot undo the link of the owner by a link or a code that was used before', async () => {
    await changeEmailTwice();
    const byLink = await openLink(attacker);
    // Makes the email with the next code newer than the email with the first.
    server.services.clock.advance(minute);
    const recipient = 'second@example.test';
    const code = { purpose: 'reset', to: recipient, recipient } as const;
    const byCode = await obtainProof(server, server.guest(), code);
    expect((await undo(owner)).response.body.user?.email).toBe(owner);
    for (const proof of [byLink, byCode]) {
      expect((await setPassword(proof)).response.status).toBe(403);
    }
    expect((await (await undoneOwner()).get<User>('/api/user')).body.email).toBe(owner);
  });

  test('the link can be opened again until it was used, because its response can be lost', async () => {
    await changeEmail(attacker);
    const lost = await openLink(owner);
    server.services.clock.advance(hour);
    expect((await undo(owner)).response.body.user?.email).toBe(owner);
    expect((await setPassword(lost)).response.status).toBe(403);
  });

  test('the link restores the account without its phone number if another account has it meanwhile', async () => {
    const code = { purpose: 'phone', channel: 'sms', to: newPhone, recipient: newPhone } as const;
    const { db } = server.services;
    const former = await db
      .selectFrom('accounts')
      .select('phone')
      .where('id', '=', 'account-approved')
      .executeTakeFirstOrThrow();
    const proof = await obtainProof(server, stolen, code);
    expect((await stolen.post('/api/profile/phone', { phone: newPhone, proof })).status).toBe(200);
    await db.updateTable('accounts').set(former).where('id', '=', 'account-fresh').execute();
    const { response } = await undo(owner);
    expect([response.status, response.body.user]).toMatchObject([
      200,
      { email: owner, phone: null, phone_verified: false },
    ]);
  });

  test('the link restores a payout method that a stolen session changed, and ends the session', async () => {
    const before = await stolen.get<PayoutResponse>('/api/profile/payment');
    const proof = await obtainProof(server, stolen, { purpose: 'payout', recipient: owner });
    // Makes the email with the link newer than the email with the code.
    server.services.clock.advance(minute);
    const method = { type: 'paypal', email: attacker, holder_name: 'Maya Tan', proof };
    await stolen.post('/api/profile/payment', method);
    const { client } = await undo(owner);
    expect(await stolen.hasSession()).toBe(false);
    const { body } = await client.get<PayoutResponse>('/api/profile/payment');
    expect(body.method).toMatchObject({ label: before.body.method?.label, status: 'active' });
    expect(body.method?.locked_until).not.toBeNull();
  });

  test('the link removes a payout method that a stolen session added, if there was none before', async () => {
    const { db, clock } = server.services;
    await db.deleteFrom('payout_methods').where('account_id', '=', 'account-approved').execute();
    await changeEmail(attacker);
    clock.advance(minute);
    const proof = await obtainProof(server, stolen, { purpose: 'payout', recipient: attacker });
    const method = { type: 'paypal', email: attacker, holder_name: 'Maya Tan', proof };
    expect((await stolen.post('/api/profile/payment', method)).status).toBe(200);
    const { client } = await undo(owner);
    expect((await client.get<PayoutResponse>('/api/profile/payment')).body.method).toBeNull();
  });

  const connect = (handle: string) =>
    completeFlow(server, stolen, 'connect', 'facebook', { handle, who: 'new' });
  const signInWith = (handle: string) =>
    completeFlow(server, server.guest(), 'signin', 'facebook', { handle, who: 'new' });

  test('the link removes an account to sign in with that a stolen session connected, whatever it did next', async () => {
    expect((await connect('thief')).status).toBe(200);
    expect((await signInWith('thief')).body).toMatchObject({ user: { id: 'account-approved' } });
    const mail = await lastMail(server.services.db, owner);
    expect(mail?.subject).toContain('you can now sign in with Facebook');
    expect(mail?.body).toContain('If this was not you, open this link within 72 hours');
    server.services.clock.advance(20 * hour);
    await server.services.db
      .updateTable('sessions')
      .set({ proved_at: server.services.clock.machineNow() })
      .execute();
    expect((await changeEmail(attacker)).status).toBe(200);
    const { client } = await undo(owner);
    expect((await signInWith('thief')).status).toBe(404);
    const { body } = await client.get<Connected>('/api/profile/connected/social');
    expect(body.data.map(({ handle }) => handle)).not.toContain('@thief');
  });

  test('a stolen session cannot keep an account that it connected, even if it did nothing else', async () => {
    await connect('thief');
    server.services.clock.advance(2 * day);
    expect((await undo(owner)).response.status).toBe(200);
    expect((await signInWith('thief')).status).toBe(404);
  });

  test('a stolen session cannot replace the owner’s own account to sign in with', async () => {
    await connect('thief');
    await undo(owner);
    const identities = await server.services.db
      .selectFrom('social_identities')
      .select('subject')
      .where('account_id', '=', 'account-approved')
      .where('provider', '=', 'facebook')
      .execute();
    expect(identities).toEqual([{ subject: 'demo-approved' }]);
  });

  test('the link leaves the accounts that were connected before the theft', async () => {
    const read = () =>
      server.services.db
        .selectFrom('social_identities')
        .select(['provider', 'subject'])
        .where('account_id', '=', 'account-approved')
        .orderBy('provider')
        .execute();
    const before = await read();
    expect(before.length).toBeGreaterThan(1);
    await changeEmail(attacker);
    await undo(owner);
    expect(await read()).toEqual(before);
  });

  test('the link in the mailbox of the owner does not work after 72 hours', async () => {
    await changeEmail(attacker);
    server.services.clock.advance(72 * hour + 1);
    expect((await undo(owner)).response.status).toBe(422);
  });

  /** Signs in with the password that `undo` has set. */
  async function undoneOwner(): Promise<TestClient> {
    const client = server.guest();
    await client.post('/api/signin', { email: owner, password: 'a walk by the sea' });
    return client;
  }
});
