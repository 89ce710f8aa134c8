import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/user.ts';
import { day, hour } from '../../durations.ts';
import {
  closedEmail as email,
  closedId as id,
  closingPath as path,
  close,
  credit,
  expectNoFault,
  readAccount,
  readBalance,
  readPlan,
  readSubjects,
  waitUntilClosed,
} from '../../testing/closing.ts';
import { databaseKinds, usualDatabaseKinds } from '../../testing/databases.ts';
import { dumpDatabase } from '../../testing/dumpDatabase.ts';
import { exampleUpload } from '../../testing/exampleUpload.ts';
import { obtainProof } from '../../testing/obtainProof.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { decideAccount } from '../accounts/decideAccount.ts';
import { unsubscribe } from '../profile/unsubscribe.ts';
import { accept } from '../applications/decide.ts';
import { invite } from '../applications/invitations.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { cleanup } from '../schedule/cleanup.ts';

const application = {
  action: 'apply',
  account: 'tiktok',
  accept_terms: true,
  client_ref: 'b2c3d4e5-0000-4000-8000-000000000001',
};

describe.each(databaseKinds)('closing an account on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('fresh');
  });
  afterEach(() => server.close());

  test('two tabs that close at the same time close once', async () => {
    const other = await server.signedIn('fresh');
    const plan = await readPlan(me);
    const responses = await Promise.all([close(me, plan), close(other, plan), close(me, plan)]);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of responses) expect([200, 401]).toContain(status);
    const dates = responses.flatMap(({ body }) => body.closes_at ?? []);
    expect(new Set(dates).size).toBe(1);
    expect(
      (await readSubjects(server)).filter((subject) => subject.includes('will be closed')),
    ).toHaveLength(1);
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('closing an account lists what ends, ends it and all sessions, and sends an email', async () => {
    const other = await server.signedIn('fresh');
    await invite(server.services, id, 'wren-desk-reset', { message: 'Join us', offer: null });
    expect((await me.post('/api/job/sunrise-spritz/apply', application)).status).toBe(200);
    const plan = await readPlan(me);
    expect(plan).toMatchObject({ blocks: [], gives_up: [], days: 14 });
    expect(plan.ends).toMatchObject([
      { kind: 'application', job_id: 'sunrise-spritz' },
      { kind: 'invitation', job_id: 'wren-desk-reset' },
    ]);
    const { status, body } = await close(me, plan);
    expect(status).toBe(200);
    expect(Date.parse(body.closes_at ?? '') - server.services.clock.now()).toBe(14 * day);
    expect(me.token).toBeNull();
    expect((await other.get('/api/user')).status).toBe(401);
    const running = await server.services.db
      .selectFrom('applications')
      .select('state')
      .where('account_id', '=', id)
      .where('state', 'in', ['applied', 'viewed', 'accepted'])
      .execute();
    expect(running).toEqual([]);
    const sent = server.services.db
      .selectFrom('invitations')
      .select('id')
      .where('account_id', '=', id)
      .where('state', '=', 'sent');
    expect(await sent.execute()).toEqual([]);
    expect(await readSubjects(server)).toContain('Byline: your account will be closed');
  });

  test('closing an account lets the owner sign in and keep the account, but do nothing else', async () => {
    await close(me, await readPlan(me));
    const again = await server.signedIn('fresh');
    const user = (await again.get<User>('/api/user')).body;
    expect(user).toMatchObject({
      is_approved: false,
      profile_pending: false,
      in_review: false,
      name: '',
    });
    expect(user.closes_at).toMatch(/Z$/);
    for (const url of ['/api/profile/init', '/api/summary/wallet', '/api/jobs', path]) {
      expect((await again.get(url)).status).toBe(403);
    }
    await expect(decideAccount(server.services, id, 'approve', null)).rejects.toThrow();
    // A repeated request has the same result, and sends no second email.
    for (const _ of [1, 2]) {
      expect(await again.post(path, { action: 'keep' })).toMatchObject({
        status: 200,
        body: { closes_at: null },
      });
    }
    expect((await again.get<User>('/api/user')).body).toMatchObject({ is_approved: true });
    await waitUntilClosed(server);
    expect(await readAccount(server)).toMatchObject({ state: 'approved', email });
    expect(
      (await readSubjects(server)).filter((subject) => subject.includes('stays open')),
    ).toHaveLength(1);
  });

  test('closing an account needs a fresh proof, and the consequences that the user has seen', async () => {
    server.services.clock.advance(hour);
    expect((await close(me, await readPlan(me))).status).toBe(403);
    me = await server.signedIn('fresh');
    await invite(server.services, id, 'sunrise-spritz', { message: 'Join us', offer: null });
    const plan = await readPlan(me);
    expect((await close(me, { ...plan, ends: [] })).status).toBe(409);
    // Changes the plan: this balance is given up too.
    await credit(server, '5');
    const { status, body } = await close(me, plan);
    expect(status).toBe(409);
    expect(body.error).toContain('Something has changed');
    expect((await close(me, await readPlan(me))).status).toBe(200);
  });

  test('an owner whose account was closed by another person sets a new password and keeps the account', async () => {
    await close(me, await readPlan(me));
    const guest = server.guest();
    server.services.clock.advance(hour);
    const request = { purpose: 'reset', to: email, recipient: email } as const;
    const proof = await obtainProof(server, guest, request);
    const reset = { purpose: 'reset', proof, password: 'otters walk home' };
    expect((await guest.post('/api/validate/token', reset)).status).toBe(200);
    expect((await guest.post(path, { action: 'keep' })).status).toBe(200);
    expect((await guest.get<User>('/api/user')).body.is_approved).toBe(true);
  });

  test.each(['pending', 'rejected', 'review'])(
    'an account that is %s can be closed',
    async (name) => {
      const client = await server.signedIn(name);
      expect((await close(client, await readPlan(client))).status).toBe(200);
      await waitUntilClosed(server);
      const row = await server.services.db
        .selectFrom('accounts')
        .select('email')
        .where('id', '=', `account-${name}`)
        .executeTakeFirstOrThrow();
      expect(row.email).toBeNull();
    },
  );

  test('an account that only signs in with a provider is erased with its identity, so that the same user of the provider can sign up again', async () => {
    const { db } = server.services;
    const identity = {
      id: 'identity',
      account_id: id,
      provider: 'tiktok',
      subject: 'tt-1',
    } as const;
    await db.deleteFrom('social_identities').where('account_id', '=', id).execute();
    await db
      .insertInto('social_identities')
      .values({ ...identity, created_at: 1 })
      .execute();
    await db
      .updateTable('accounts')
      .set({ email: null, email_verified: 0, password_hash: null, phone: null })
      .where('id', '=', id)
      .execute();
    expect((await close(me, await readPlan(me))).status).toBe(200);
    await waitUntilClosed(server);
    const remaining = db.selectFrom('social_identities').select('id').where('subject', '=', 'tt-1');
    expect(await remaining.execute()).toEqual([]);
    expect(await readSubjects(server)).toEqual([]);
  });

  test('pictures are deleted with their files, later if the storage is down', async () => {
    const { db, files } = server.services;
    const image = exampleUpload.data;
    const saved = await me.post<{ avatar_url: string }>('/api/profile/image', { image });
    await invite(server.services, id, 'wren-desk-reset', { message: 'Join us', offer: null });
    const message = { client_ref: application.client_ref, body: 'Look', media: [exampleUpload] };
    expect((await me.post('/api/job/wren-desk-reset/discussion', message)).status).toBe(200);
    const { id: picture } = await db
      .selectFrom('attachments')
      .select('id')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await files.get(picture)).not.toBeNull();
    await close(me, await readPlan(me));
    const storage = vi.spyOn(files, 'delete').mockRejectedValue(new Error('The storage is down.'));
    await expect(waitUntilClosed(server)).rejects.toThrow('could not be closed');
    storage.mockRestore();
    expect(await readAccount(server)).toMatchObject({ email: null });
    expect((await server.guest().get(saved.body.avatar_url)).status).toBe(404);
    await cleanup(server.services);
    expect(await files.get(picture)).toBeNull();
    const rows = db.selectFrom('attachments').select('id').where('account_id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });

  test('a suspended account can be neither closed nor kept', async () => {
    const suspended = await server.signedIn('suspended');
    const empty = { blocks: [], ends: [], gives_up: [], days: 14 };
    expect((await close(suspended, empty)).status).toBe(403);
    expect((await suspended.post(path, { action: 'keep' })).status).toBe(200);
    expect((await suspended.get<User>('/api/user')).body.is_approved).toBe(false);
  });

  test('the person is erased after the days to keep the account, so that the address can sign up again', async () => {
    // Less than the minimum of a withdrawal, so the balance is given up and does not prevent the closing.
    await credit(server, '9.99');
    await me.post('/api/contactus', {
      client_ref: 'b2c3d4e5-0000-4000-8000-000000000002',
      topic: 'account',
      subject: 'About my account',
      message: 'My cat is called Biscuit.',
      email,
    });
    const phone = '+6598765432';
    await server.services.db
      .updateTable('accounts')
      .set({ phone, phone_verified: 1 })
      .where('id', '=', id)
      .execute();
    const { name } = await readAccount(server);
    await close(me, await readPlan(me));
    await runDueJobs(server.services);
    expect(await readAccount(server)).toMatchObject({ email });
    await waitUntilClosed(server);
    await unsubscribe(server.services, { accountId: id, kind: 'alerts' });
    expect(await readAccount(server)).toEqual({ state: 'suspended', email: null, name: '' });
    expect(await readBalance(server)).toBe(0);
    await expectNoFault(server);
    const lines = await dumpDatabase(server.services.db);
    expect(
      lines.filter((line) => /^(profiles|sessions|outbox.*code)/.test(line) && line.includes(id)),
    ).toEqual([]);
    for (const trace of [email, phone, name, 'Biscuit', 'About my account']) {
      const tracedLines = lines.filter((line) => line.includes(trace));
      // The account's last email is still in the outbox.
      expect(tracedLines.filter((line) => !line.includes('your account is closed'))).toEqual([]);
    }
    expect(await readSubjects(server)).toEqual(['Byline: your account is closed']);
    const guest = server.guest();
    expect((await guest.signIn('fresh')).status).toBe(401);
    // Moves the clock, so that the code is newer than the last email.
    server.services.clock.advance(hour);
    const proof = await obtainProof(server, guest, {
      purpose: 'signup',
      to: email,
      recipient: email,
    });
    const signup = { name: 'Somebody', email, password: 'a walk by the sea', terms: true };
    const created = await guest.post('/api/signup', { ...signup, proof });
    expect(created).toMatchObject({ status: 201, body: { email } });
    // The erasure of the closed account must not reach the new account with the same address.
    await waitUntilClosed(server);
    await cleanup(server.services);
    const { password } = signup;
    expect(await guest.post('/api/signin', { email, password })).toMatchObject({
      status: 200,
      body: { profile_pending: true },
    });
  });

  test('closing an account ends work that a brand accepts meanwhile, and erases what a late request writes', async () => {
    await close(me, await readPlan(me));
    const { db } = server.services;
    const late = {
      id: 'late',
      account_id: id,
      job_id: 'wren-desk-reset',
      state: 'applied' as const,
      applied_at: 1,
      viewed_at: null,
      decided_at: null,
      ended_at: null,
      reason_code: null,
      decide_by: 9e15,
      reason_text: null,
      pitch: 'Hire me',
      rate: null,
      job_version: 1,
      platform: 'tiktok' as const,
      answers_json: '{}',
    };
    await db.insertInto('applications').values(late).execute();
    await accept(server.services, 'late');
    await waitUntilClosed(server);
    const read = () =>
      db
        .selectFrom('applications')
        .select(['state', 'pitch'])
        .where('id', '=', 'late')
        .executeTakeFirst();
    expect(await read()).toEqual({ state: 'dropped', pitch: '' });
    const session = {
      id: 'late',
      account_id: id,
      login_with: 'email' as const,
      login_provider: null,
      // So far in the future (ms UTC) that the session does not expire.
      created_at: 9e12,
      seen_at: 9e12,
      public_id: 'late',
      browser_name: null,
      system_name: null,
    };
    await db.insertInto('sessions').values(session).execute();
    await db.updateTable('applications').set({ pitch: 'Late' }).where('id', '=', 'late').execute();
    await cleanup(server.services);
    expect(await read()).toMatchObject({ pitch: '' });
    expect(await db.selectFrom('sessions').select('id').where('id', '=', 'late').execute()).toEqual(
      [],
    );
  });
});
