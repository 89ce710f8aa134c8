import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodeSent, Validated } from '../../contract/schemas/codes.ts';
import { hour, minute } from '../durations.ts';
import { databaseKinds, usualDatabaseKinds } from '../testing/databases.ts';
import { lastCode } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const isUsed = { errors: { token: 'This code has been used. Request a new one.' } };
const isInvalid = { errors: { token: 'The code is invalid.' } };

describe.each(databaseKinds)('several codes on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '10000' } });
  });
  afterEach(() => server.close());

  /** Requests a code, a minute after the previous one, and reads it where it was sent to. */
  const request = async (client: TestClient, body: Record<string, unknown>, sentTo?: string) => {
    server.services.clock.advance(minute);
    const asked = { channel: 'email', ...body };
    const response = await client.post<CodeSent>('/api/request/otp', asked);
    expect([response.status, response.body]).toEqual([200, expect.anything()]);
    const code = await lastCode(server.services.db, sentTo ?? String(body['to']));
    return { id: response.body.challenge_id, code };
  };
  const enter = (client: TestClient, purpose: string, id: string, token: string, ref?: string) =>
    client.post<Validated>('/api/validate/token', {
      purpose,
      challenge_id: id,
      token,
      ...(ref && { client_ref: ref }),
    });
  const wrongFor = (...codes: string[]) =>
    ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';

  test('of many parallel attempts with both codes in two tabs, one succeeds', async () => {
    const client = server.guest();
    const body = { purpose: 'signup', to: 'parallel@example.test' };
    const first = await request(client, body);
    const second = await request(client, body);
    const responses = await Promise.all(
      [first, second, first, second].flatMap(({ id }) =>
        [first, second].map(({ code }) => enter(client, 'signup', id, code)),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.every(({ status }) => [200, 422, 429].includes(status))).toBe(true);
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test.each([
    ['signup', 'two@example.test'],
    ['signin', 'approved@demo.test'],
    ['reset', 'approved@demo.test'],
  ])('for %s, the first code counts although a second was sent', async (purpose, to) => {
    const client = server.guest();
    const first = await request(client, { purpose, to });
    const second = await request(client, { purpose, to });
    // The page knows the second request; the mail with the first code arrived last.
    const ref = randomUUID();
    const entered = await enter(client, purpose, second.id, first.code, ref);
    expect([entered.status, entered.body.valid]).toEqual([200, true]);
    // The response may be lost.
    expect((await enter(client, purpose, second.id, first.code, ref)).body).toEqual(entered.body);
    // Using one ends the others, in this tab and in the one that requested the first.
    expect((await enter(client, purpose, second.id, second.code)).status).toBe(422);
    expect((await enter(client, purpose, first.id, first.code)).body).toEqual(isUsed);
    expect((await enter(client, purpose, first.id, second.code)).body).toEqual(isInvalid);
  });

  test('the second code counts in the tab that requested the first', async () => {
    const client = server.guest();
    const body = { purpose: 'signup', to: 'tabs@example.test' };
    const first = await request(client, body);
    const second = await request(client, body);
    expect((await enter(client, 'signup', first.id, second.code)).status).toBe(200);
    expect((await enter(client, 'signup', second.id, second.code)).body).toEqual(isUsed);
  });

  test('for changes of contacts and money, codes by email and text message count for each other', async () => {
    const client = await server.signedIn('approved');
    const { phone } = await server.services.db
      .selectFrom('accounts')
      .select('phone')
      .where('email', '=', 'approved@demo.test')
      .executeTakeFirstOrThrow();
    for (const purpose of ['withdrawal', 'payout', 'confirm']) {
      server.services.clock.advance(hour);
      const first = await request(client, { purpose, channel: 'sms' }, phone ?? '');
      const second = await request(client, { purpose }, 'approved@demo.test');
      const { status, body } = await enter(client, purpose, second.id, first.code);
      expect([purpose, status, body.valid]).toEqual([purpose, 200, true]);
      expect((await enter(client, purpose, first.id, second.code)).status).toBe(422);
    }
    server.services.clock.advance(hour);
    const change = { purpose: 'phone', channel: 'sms', to: '+6591112222' };
    await server.services.db
      .updateTable('sessions')
      .set({ proved_at: server.services.clock.machineNow() })
      .execute();
    const first = await request(client, change);
    const second = await request(client, change);
    expect((await enter(client, 'phone', second.id, first.code)).status).toBe(200);
  });

  test('a code never counts for another recipient, purpose, browser or account', async () => {
    const client = server.guest();
    const first = await request(client, { purpose: 'signup', to: 'one@example.test' });
    const other = await request(client, { purpose: 'signup', to: 'another@example.test' });
    expect((await enter(client, 'signup', other.id, first.code)).body).toEqual(isInvalid);
    const signin = await request(client, { purpose: 'signin', to: 'approved@demo.test' });
    const reset = await request(client, { purpose: 'reset', to: 'approved@demo.test' });
    expect((await enter(client, 'signin', signin.id, reset.code)).body).toEqual(isInvalid);
    const stranger = server.guest();
    const theirs = await request(stranger, { purpose: 'signin', to: 'approved@demo.test' });
    expect((await enter(stranger, 'signin', theirs.id, signin.code)).body).toEqual(isInvalid);
    expect((await enter(client, 'signin', signin.id, signin.code)).status).toBe(200);
    // A wrong address does not end the request for the right one.
    expect((await enter(client, 'signup', first.id, first.code)).status).toBe(200);
  });

  test('each code has five tries in all and ten minutes, also when another is named', async () => {
    const client = server.guest();
    const body = { purpose: 'signup', to: 'tries@example.test' };
    const first = await request(client, body);
    const tryWrong = (id: string) => enter(client, 'signup', id, wrongFor(first.code));
    for (let times = 0; times < 3; times += 1) await tryWrong(first.id);
    const second = await request(client, body);
    for (let times = 0; times < 2; times += 1) await tryWrong(second.id);
    // The first code had five tries, the second two.
    expect((await enter(client, 'signup', second.id, first.code)).body).toEqual(isInvalid);
    expect((await enter(client, 'signup', first.id, first.code)).status).toBe(429);
    expect((await enter(client, 'signup', second.id, second.code)).status).toBe(200);

    const early = await request(client, { ...body, to: 'old@example.test' });
    server.services.clock.advance(9 * minute);
    const late = await request(client, { ...body, to: 'old@example.test' });
    expect((await enter(client, 'signup', late.id, early.code)).body).toEqual(isInvalid);
    expect((await enter(client, 'signup', late.id, late.code)).status).toBe(200);
  });

  test('strangers get 20 guesses in a day however many codes one guess is compared with', async () => {
    const { db } = server.services;
    const body = { purpose: 'signin', to: 'approved@demo.test' };
    const readTries = () =>
      db
        .selectFrom('otp_challenges')
        .select(({ fn }) => fn.sum<number>('tries').as('sum'))
        .executeTakeFirstOrThrow();
    for (let round = 0; round < 4; round += 1) {
      server.services.clock.advance(2 * hour);
      const stranger = server.guest();
      const codes = [];
      for (let times = 0; times < 3; times += 1) codes.push(await request(stranger, body));
      const wrong = wrongFor(...codes.map(({ code }) => code));
      for (let times = 0; times < 5; times += 1) {
        await enter(stranger, 'signin', codes.at(-1)?.id ?? '', wrong);
      }
    }
    // The 20th guess is the second of an attempt with three codes.
    expect(Number((await readTries()).sum)).toBe(20);
    const warnings = await db
      .selectFrom('outbox')
      .select('body')
      .where('subject', 'like', '%many incorrect codes%')
      .execute();
    expect(warnings).toHaveLength(1);
  });
});
