import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Applied, InvitationReplied } from '../../contract/schemas/application.ts';
import type { CodeSent, Validated } from '../../contract/schemas/codes.ts';
import type { PayoutResponse } from '../../contract/schemas/payout.ts';
import type { WithdrawalSaved } from '../../contract/schemas/withdrawal.ts';
import { day } from '../durations.ts';
import { databaseKinds } from '../testing/databases.ts';
import { lastCode } from '../testing/readCodes.ts';
import type { TestClient, TestResponse } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import {
  obtainWithdrawalProof,
  operateWithdrawals,
  postWithdrawal,
} from '../testing/withdrawals.ts';

const repeats = 10;

describe.each(databaseKinds)('a request that is sent ten times at once on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
  });
  afterEach(() => server.close());

  const repeat = <Body>(send: () => Promise<TestResponse<Body>>) =>
    Promise.all(Array.from({ length: repeats }, send));

  /** Expects that all responses are the same success, and returns it. */
  function expectOne<Body>(responses: TestResponse<Body>[], status = 200): Body {
    expect(responses.map((response) => response.status)).toEqual(Array(repeats).fill(status));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    return responses[0]?.body as Body;
  }

  const countMails = async (recipient: string) =>
    (
      await server.services.db
        .selectFrom('outbox')
        .select('id')
        .where('recipient', '=', recipient)
        .where('state', '!=', 'decoy')
        .where('subject', 'not like', '%new sign-in')
        .execute()
    ).length;

  /** Requests a code for signing up, ten times at once with the same key. */
  const request = (client: TestClient, to: string, key = randomUUID()) =>
    repeat(() =>
      client.post<CodeSent>('/api/request/otp', {
        purpose: 'signup',
        channel: 'email',
        to,
        client_ref: key,
      }),
    );

  test.each(['with', 'without'])(
    'ten requests at once send one code, to a browser %s a cookie',
    async (cookie) => {
      const client = server.guest();
      if (cookie === 'with') client.browser = 'a-secret-of-this-browser';
      const to = 'twice@example.test';
      const { challenge_id } = expectOne(await request(client, to));
      expect(await countMails(to)).toBe(1);
      const entered = await client.post<Validated>('/api/validate/token', {
        purpose: 'signup',
        challenge_id,
        token: await lastCode(server.services.db, to),
      });
      expect(entered.body.valid).toBe(true);
    },
  );

  test('ten requests at once send one code to a user who is signed in', async () => {
    const me = await server.signedIn('approved');
    const key = randomUUID();
    const responses = await repeat(() =>
      me.post<CodeSent>('/api/request/otp', {
        purpose: 'confirm',
        channel: 'email',
        client_ref: key,
      }),
    );
    expectOne(responses);
    expect(await countMails('approved@demo.test')).toBe(1);
  });

  /** Requests a code and returns how to enter it. */
  const openCode = async (purpose: string, to: string) => {
    const client = server.guest();
    const { body } = await client.post<CodeSent>('/api/request/otp', {
      purpose,
      channel: 'email',
      to,
    });
    const id = body.challenge_id;
    const enter = (token: string, client_ref?: string) =>
      client.post<Validated>('/api/validate/token', {
        purpose,
        challenge_id: id,
        token,
        ...(client_ref && { client_ref }),
      });
    const readTries = async () =>
      (
        await server.services.db
          .selectFrom('otp_challenges')
          .select('tries')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).tries;
    const code = await lastCode(server.services.db, to);
    return { client, enter, readTries, code, wrong: code === '000000' ? '000001' : '000000' };
  };

  test('ten requests at once verify a code once, with the same proof', async () => {
    const { enter, code, readTries } = await openCode('signup', 'proof@example.test');
    const key = randomUUID();
    expect(expectOne(await repeat(() => enter(code, key))).valid).toBe(true);
    expect(await readTries()).toBe(1);
  });

  test('ten requests at once sign in with a code, and the session in the last cookie is valid', async () => {
    const { client, enter, code } = await openCode('signin', 'approved@demo.test');
    const key = randomUUID();
    const responses = await repeat(() => enter(code, key));
    expect(responses.map(({ status }) => status)).toEqual(Array(repeats).fill(200));
    expect((await client.get('/api/user')).status).toBe(200);
  });

  test('a repeated wrong code counts as one attempt', async () => {
    const { enter, code, wrong, readTries } = await openCode('signin', 'approved@demo.test');
    const key = randomUUID();
    const responses = await repeat(() => enter(wrong, key));
    expect(responses.map(({ status }) => status)).toEqual(Array(repeats).fill(422));
    expect(await readTries()).toBe(1);
    // Another key is another attempt, and so is another code with the same key.
    await enter(wrong, randomUUID());
    await enter(wrong === '000000' ? '000002' : '000003', key);
    expect(await readTries()).toBe(3);
    expect((await enter(code, key)).status).toBe(200);
  });

  test('every attempt without a key counts', async () => {
    const { enter, wrong, readTries, code } = await openCode('signup', 'tries@example.test');
    const responses = await repeat(() => enter(wrong));
    const byStatus = Object.groupBy(responses, ({ status }) => status);
    // A code has five attempts.
    expect([byStatus[422]?.length, byStatus[429]?.length]).toEqual([5, 5]);
    expect(await readTries()).toBe(5);
    expect((await enter(code)).status).toBe(429);
  });

  test('ten requests at once set a new password once', async () => {
    const { client, enter, code } = await openCode('reset', 'approved@demo.test');
    const { proof } = (await enter(code)).body;
    const body = {
      purpose: 'reset',
      proof,
      password: 'lantern-orbit-42',
      client_ref: randomUUID(),
    };
    const responses = await repeat(() => client.post<Validated>('/api/validate/token', body));
    expect(responses.map(({ status }) => status)).toEqual(Array(repeats).fill(200));
    const mails = await server.services.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', 'approved@demo.test')
      .execute();
    expect(mails.filter((mail) => /password/i.test(mail.subject ?? ''))).toHaveLength(1);
    const other = await client.post('/api/validate/token', {
      ...body,
      password: 'orbit-lantern-43',
    });
    expect(other.status).toBe(403);
  });

  test('ten requests at once make one withdrawal, and cancel it once', async () => {
    const me = await server.signedIn('approved');
    const proof = await obtainWithdrawalProof(server, me, 'approved');
    const { method } = (await me.get<PayoutResponse>('/api/profile/payment')).body;
    const body = {
      action: 'request',
      amount: 2000,
      currency: 'USD',
      method_id: method?.id,
      proof,
      client_ref: randomUUID(),
    };
    const { withdrawal } = expectOne(
      await repeat(() => me.post<WithdrawalSaved>('/api/request/withdrawal', body)),
      201,
    );
    const cancelled = expectOne(
      await repeat(() =>
        me.post<WithdrawalSaved>('/api/request/withdrawal', {
          action: 'cancel',
          withdrawal_id: withdrawal.id,
        }),
      ),
    );
    expect(cancelled.withdrawal.state).toBe('cancelled');
    expect(cancelled.wallet.in_transit.amount).toBe(0);
    const events = await server.services.db
      .selectFrom('withdrawal_events')
      .select('state')
      .where('withdrawal_id', '=', withdrawal.id)
      .execute();
    expect(events.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'requested']);
  });

  test('ten operators at once pay a withdrawal once', async () => {
    const me = await server.signedIn('approved');
    const { withdrawal } = (await postWithdrawal(server, me, 'approved', { amount: 2000 })).body;
    for (const action of ['processing', 'paid']) {
      const line = `withdrawals ${action} ${withdrawal.reference}`;
      const runs = Array.from({ length: repeats }, () => operateWithdrawals(server.services, line));
      await expect(Promise.all(runs)).resolves.toHaveLength(repeats);
    }
    const { db } = server.services;
    const events = await db
      .selectFrom('withdrawal_events')
      .select('state')
      .where('withdrawal_id', '=', withdrawal.id)
      .execute();
    expect(events.map(({ state }) => state).toSorted()).toEqual([
      'paid',
      'processing',
      'requested',
    ]);
    const mails = await db
      .selectFrom('outbox')
      .select('subject')
      .where('subject', 'like', `%${withdrawal.reference} sent to your bank`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('ten requests at once cancel an application once, and drop out once', async () => {
    const fresh = await server.signedIn('fresh');
    const post = (job: string, body: object) =>
      repeat(() => fresh.post<Applied>(`/api/job/${job}/apply`, body));
    const apply = { action: 'apply', account: 'tiktok', accept_terms: true };
    const job = 'sunrise-spritz';
    expectOne(await post(job, { ...apply, client_ref: randomUUID() }));
    const withdrawn = expectOne(await post(job, { action: 'withdraw' }));
    expect(withdrawn.application.state).toBe('withdrawn');
    const counted = await server.services.db
      .selectFrom('jobs')
      .select('applicants')
      .where('id', '=', job)
      .executeTakeFirstOrThrow();
    // The job had three applicants before.
    expect(counted.applicants).toBe(3);

    const me = await server.signedIn('approved');
    const dropped = expectOne(
      await repeat(() =>
        me.post<Applied>('/api/job/harbour-roaster-visit/apply', { action: 'drop', reason: 'Ill' }),
      ),
    );
    expect(dropped.application.state).toBe('dropped');
  });

  test.each([
    [{ action: 'accept', account: 'youtube', accept_terms: true }, 'accepted'],
    [{ action: 'decline', reason: 'Too far' }, 'declined'],
  ])('ten replies at once to an invitation count once: %s', async (body, state) => {
    const me = await server.signedIn('approved');
    const replied = expectOne(
      await repeat(() =>
        me.post<InvitationReplied>('/api/job/ridgeway-overnight/invitation', body),
      ),
    );
    expect(replied.invitation.state).toBe(state);
  });

  test('ten requests at once submit work, send a message and ask for time once', async () => {
    const me = await server.signedIn('approved');
    const job = '/api/job/harbour-roaster-visit';
    const { db, clock } = server.services;
    const message = { kind: 'text', body: 'Hello', client_ref: randomUUID() };
    expectOne(await repeat(() => me.post(`${job}/discussion`, message)));
    // Repeated messages do not count towards the limit of thirty a minute, so the next message is accepted.
    for (const body of ['two', 'three', 'four']) {
      const next = { kind: 'text', body, client_ref: randomUUID() };
      expectOne(await repeat(() => me.post(`${job}/discussion`, next)));
    }
    const { due_at } = await db
      .selectFrom('application_steps')
      .select('due_at')
      .where('id', '=', 'now-roaster-draft')
      .executeTakeFirstOrThrow();
    const extension = {
      kind: 'extension_request',
      task_id: 'harbour-roaster-visit-1',
      body: 'Please',
      until: new Date(Math.max(due_at, clock.now()) + day).toISOString(),
      client_ref: randomUUID(),
    };
    expectOne(await repeat(() => me.post(`${job}/discussion`, extension)));
    const batch = 'tablemates-sunday-batch';
    const work = {
      task_id: `${batch}-1`,
      step: 'live',
      caption: '',
      notes: '',
      metrics: {},
      links: ['https://youtu.be/dQw4w9WgXcQ'],
      media: [],
      checklist: {},
      client_ref: randomUUID(),
    };
    const responses = await repeat(() => me.post(`/api/job/${batch}/submit/task`, work));
    expectOne(responses);
  });

  test('ten requests at once write to the support once', async () => {
    const me = await server.signedIn('approved');
    const body = {
      topic: 'other',
      subject: 'Hello',
      message: 'A question',
      email: 'a@b.test',
      client_ref: randomUUID(),
    };
    const responses = await repeat(() => me.post('/api/contactus', body));
    expectOne(responses, 201);
  });

  test('ten requests at once submit a profile for review once', async () => {
    const { db } = server.services;
    await db
      .updateTable('accounts')
      .set({ state: 'pending_profile' })
      .where('id', '=', 'account-approved')
      .execute();
    const me = await server.signedIn('approved');
    const responses = await repeat(() => me.post('/api/profile/init', { consent: true }));
    // A request that arrives after the review has begun is not allowed any more.
    expect(responses.filter(({ status }) => ![200, 403].includes(status))).toEqual([]);
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    expect(await countMails('approved@demo.test')).toBe(1);
  });
});
