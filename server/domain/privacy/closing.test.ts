import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClosingPlan } from '../../../contract/schemas/closing.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day, hour } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { dumpDatabase } from '../../testing/dumpDatabase.ts';
import { insertPayoutMethod } from '../../testing/insertPayoutMethod.ts';
import { obtainProof } from '../../testing/obtainProof.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { operateWithdrawals, requestDirectly } from '../../testing/withdrawals.ts';
import { decideAccount } from '../accounts/decideAccount.ts';
import { accept } from '../applications/decide.ts';
import { invite } from '../applications/invitations.ts';
import { auditLedger } from '../money/audit.ts';
import { creditBonus } from '../money/bonus.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { cleanup } from '../schedule/cleanup.ts';
import { closeDueAccounts } from './closeAccount.ts';

const path = '/api/user/closing';
const id = 'account-fresh';
const email = 'fresh@demo.test';
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

  const readPlan = async (client = me) => (await client.get<ClosingPlan>(path)).body;
  const close = (plan: ClosingPlan, client = me) =>
    client.post<{ closes_at?: string; error?: string }>(path, {
      action: 'close',
      ends: plan.ends.map((end) => end.job_id),
      gives_up: plan.gives_up,
    });
  const credit = (amount: string, to = email) =>
    inTransaction(server.services.db, (tx) =>
      creditBonus(tx, { email: to, amount, subject: 'Thanks', now: server.services.clock.now() }),
    );
  const readAccount = () =>
    server.services.db
      .selectFrom('accounts')
      .select(['state', 'email', 'name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const readBalance = async () => {
    const row = await server.services.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('account_id', '=', id)
      .where('currency', '=', 'USD')
      .executeTakeFirst();
    return row?.balance ?? 0;
  };
  const mails = async (recipient = email) => {
    const rows = await server.services.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', recipient)
      .execute();
    return rows.map(({ subject }) => subject);
  };
  const waitUntilClosed = async () => {
    server.services.clock.advance(14 * day);
    await runDueJobs(server.services);
  };
  const expectNoFault = async () =>
    expect((await auditLedger(server.services.db)).faults).toEqual([]);

  test('lists what ends, ends it and all sessions, and sends an email', async () => {
    const other = await server.signedIn('fresh');
    await invite(server.services, id, 'wren-desk-reset', { message: 'Join us', offer: null });
    expect((await me.post('/api/job/sunrise-spritz/apply', application)).status).toBe(200);
    const plan = await readPlan();
    expect(plan).toMatchObject({ blocks: [], gives_up: [], days: 14 });
    expect(plan.ends).toMatchObject([
      { kind: 'application', job_id: 'sunrise-spritz' },
      { kind: 'invitation', job_id: 'wren-desk-reset' },
    ]);
    const { status, body } = await close(plan);
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
    expect(await mails()).toContain('Byline: your account will be closed');
  });

  test('lets the owner sign in and keep the account, but do nothing else', async () => {
    await close(await readPlan());
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
    for (const _ of [1, 2]) {
      expect(await again.post(path, { action: 'keep' })).toMatchObject({
        status: 200,
        body: { closes_at: null },
      });
    }
    expect((await again.get<User>('/api/user')).body).toMatchObject({ is_approved: true });
    await waitUntilClosed();
    expect(await readAccount()).toMatchObject({ state: 'approved', email });
    expect((await mails()).filter((subject) => subject.includes('stays open'))).toHaveLength(1);
  });

  test('needs a fresh proof, and what the user has seen', async () => {
    server.services.clock.advance(hour);
    expect((await close(await readPlan())).status).toBe(403);
    me = await server.signedIn('fresh');
    await invite(server.services, id, 'sunrise-spritz', { message: 'Join us', offer: null });
    const plan = await readPlan();
    expect((await close({ ...plan, ends: [] })).status).toBe(409);
    await credit('5');
    const { status, body } = await close(plan);
    expect(status).toBe(409);
    expect(body.error).toContain('Something has changed');
    expect((await close(await readPlan())).status).toBe(200);
  });

  test('a suspended account cannot be closed, nor kept', async () => {
    const suspended = await server.signedIn('suspended');
    const empty = { blocks: [], ends: [], gives_up: [], days: 14 };
    expect((await close(empty, suspended)).status).toBe(403);
    expect((await suspended.post(path, { action: 'keep' })).status).toBe(200);
    expect((await suspended.get<User>('/api/user')).body.is_approved).toBe(false);
  });

  test.each(['approved', 'yen', 'dinar'])(
    'is refused for %s, who has money or paid work',
    async (name) => {
      const client = await server.signedIn(name);
      const plan = await readPlan(client);
      expect(plan.blocks.length).toBeGreaterThan(0);
      const { status, body } = await close(plan, client);
      expect(status).toBe(409);
      expect(body.error).toContain('money');
      const kinds = new Set(plan.blocks.map((block) => block.kind));
      if (name === 'approved') {
        expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['balance', 'payment']));
      } else expect(kinds.has('withdrawal')).toBe(true);
    },
  );

  test('erases the person after the days to keep it, so that the address can sign up again', async () => {
    await credit('9.99');
    await me.post('/api/contactus', {
      client_ref: 'b2c3d4e5-0000-4000-8000-000000000002',
      topic: 'account',
      subject: 'About my account',
      message: 'My cat is called Biscuit.',
      email,
    });
    const { phone } = await server.services.db
      .selectFrom('accounts')
      .select('phone')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { name } = await readAccount();
    await close(await readPlan());
    await runDueJobs(server.services);
    expect(await readAccount()).toMatchObject({ email });
    await waitUntilClosed();
    expect(await readAccount()).toEqual({ state: 'suspended', email: null, name: '' });
    expect(await readBalance()).toBe(0);
    await expectNoFault();
    const lines = await dumpDatabase(server.services.db);
    for (const trace of [email, phone, name, 'Biscuit', 'About my account']) {
      const found = lines.filter((line) => trace !== null && line.includes(trace));
      // The last email is on its way.
      expect(found.filter((line) => !line.includes('your account is closed'))).toEqual([]);
    }
    expect(await mails()).toEqual(['Byline: your account is closed']);
    const guest = server.guest();
    expect((await guest.signIn('fresh')).status).toBe(401);
    // So that the code is newer than the last email.
    server.services.clock.advance(hour);
    const proof = await obtainProof(server, guest, {
      purpose: 'signup',
      to: email,
      recipient: email,
    });
    const signup = { name: 'Somebody', email, password: 'a walk by the sea', terms: true };
    const created = await guest.post('/api/signup', { ...signup, proof });
    expect(created).toMatchObject({ status: 201, body: { email } });
    await waitUntilClosed();
    await cleanup(server.services);
    const { password } = signup;
    expect(await guest.post('/api/signin', { email, password })).toMatchObject({
      status: 200,
      body: { profile_pending: true },
    });
  });

  test('is undone by money that comes meanwhile, which stays the owner’s', async () => {
    await credit('50');
    await insertPayoutMethod(server.services, id);
    const { reference } = await requestDirectly(server.services, id, { amount: 5000 });
    for (const step of ['processing', 'paid']) {
      await operateWithdrawals(server.services, `withdrawals ${step} ${reference}`);
    }
    expect((await close(await readPlan())).status).toBe(200);
    await operateWithdrawals(server.services, `withdrawals returned ${reference} AC04`);
    await waitUntilClosed();
    expect(await readAccount()).toMatchObject({ state: 'approved', email });
    expect(await readBalance()).toBe(5000);
    expect(await mails()).toContain('Byline: your account was not closed');
    await expectNoFault();
  });

  test('gives up no more than the owner has agreed to', async () => {
    await credit('3');
    await close(await readPlan());
    await credit('0.01');
    await waitUntilClosed();
    expect(await readAccount()).toMatchObject({ state: 'approved' });
    expect(await readBalance()).toBe(301);
  });

  test('money that the bank returns after the erasure stays in the wallet', async () => {
    await credit('50');
    await insertPayoutMethod(server.services, id);
    const { reference } = await requestDirectly(server.services, id, { amount: 5000 });
    for (const step of ['processing', 'paid']) {
      await operateWithdrawals(server.services, `withdrawals ${step} ${reference}`);
    }
    await close(await readPlan());
    await waitUntilClosed();
    expect(await readAccount()).toMatchObject({ email: null });
    await operateWithdrawals(server.services, `withdrawals returned ${reference} AC04`);
    await cleanup(server.services);
    expect(await readBalance()).toBe(5000);
    await expectNoFault();
  });

  test('ends work that a brand accepts meanwhile, and erases what a late request writes', async () => {
    await close(await readPlan());
    const { db } = server.services;
    const late = {
      ...{ id: 'late', account_id: id, job_id: 'wren-desk-reset', state: 'applied' as const },
      ...{ applied_at: 1, viewed_at: null, decided_at: null, ended_at: null, reason_code: null },
      ...{ decide_by: 9e15, reason_text: null, pitch: 'Hire me', rate: null, job_version: 1 },
      ...{ platform: 'tiktok' as const, answers_json: '{}' },
    };
    await db.insertInto('applications').values(late).execute();
    await accept(server.services, 'late');
    await waitUntilClosed();
    const read = () =>
      db
        .selectFrom('applications')
        .select(['state', 'pitch'])
        .where('id', '=', 'late')
        .executeTakeFirst();
    expect(await read()).toEqual({ state: 'dropped', pitch: '' });
    const session = {
      ...{ id: 'late', account_id: id, login_with: 'email' as const, login_provider: null },
      ...{ created_at: 9e12, seen_at: 9e12, public_id: 'late' },
      ...{ browser_name: null, system_name: null },
    };
    await db.insertInto('sessions').values(session).execute();
    await db.updateTable('applications').set({ pitch: 'Late' }).where('id', '=', 'late').execute();
    await cleanup(server.services);
    expect(await read()).toMatchObject({ pitch: '' });
    expect(await db.selectFrom('sessions').select('id').where('id', '=', 'late').execute()).toEqual(
      [],
    );
  });

  test('two tabs that close at the same time close once', async () => {
    const other = await server.signedIn('fresh');
    const plan = await readPlan();
    const responses = await Promise.all([close(plan), close(plan, other), close(plan)]);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of responses) expect([200, 401]).toContain(status);
    const dates = responses.flatMap(({ body }) => body.closes_at ?? []);
    expect(new Set(dates).size).toBe(1);
    expect((await mails()).filter((subject) => subject.includes('will be closed'))).toHaveLength(1);
  });

  test('races of closing, crediting, keeping and erasing lose no cent', async () => {
    for (const round of [1, 2, 3, 4]) {
      const before = await readBalance();
      me = await server.signedIn('fresh');
      const plan = await readPlan();
      const [closed, credited] = await Promise.allSettled([close(plan), credit('1')]);
      expect(closed.status).toBe('fulfilled');
      expect(credited.status).toBe('fulfilled');
      const again = await server.signedIn('fresh');
      server.services.clock.advance(14 * day);
      await Promise.allSettled([
        again.post(path, { action: 'keep' }),
        closeDueAccounts(server.services),
        closeDueAccounts(server.services),
      ]);
      await expectNoFault();
      const account = await readAccount();
      // Either kept with all its money, or erased with all of it given up, and nothing between.
      if (account.email === null) {
        expect([0, 100]).toContain(await readBalance());
        return;
      }
      expect(account.state).toBe('approved');
      expect(await readBalance(), `round ${round}`).toBe(before + 100);
    }
  });
});
