import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeSent, Validated } from '../../contract/schemas/codes.ts';
import { consumeVerificationToken } from '../domain/codes/verificationTokens.ts';
import { hour, minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { lastCode, lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('codes on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    // The limit of an address also applies to requests for codes, which all come from one address here.
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '10000' } });
  });
  afterAll(() => server.close());

  const request = (client: TestClient, body: Record<string, unknown>) =>
    client.post<CodeSent>('/api/request/otp', { channel: 'email', ...body });
  const validate = (client: TestClient, body: Record<string, unknown>) =>
    client.post<Validated>('/api/validate/token', body);
  const codeTo = (to: string) => lastCode(server.services.db, to);
  /** Requests a code as a guest and reads it in the outbox; `wrong` is another code, and `enter` enters one. */
  const requestAndRead = async (purpose: string, to: string) => {
    const client = server.guest();
    const { status, body } = await request(client, { purpose, to });
    expect(status).toBe(200);
    const code = await codeTo(to);
    const wrong = code === '000000' ? '000001' : '000000';
    const enter = (token: string) =>
      validate(client, { purpose, challenge_id: body.challenge_id, token });
    return { client, code, wrong, challenge: body, enter };
  };
  /** Starts a new window of the hourly limit of codes. */
  const nextHour = () => server.services.clock.advance(hour);

  test('codes are described in the response, and are themselves neither in the response nor in a table', async () => {
    const { challenge, code } = await requestAndRead('signup', 'new@example.test');
    expect(challenge).toEqual({
      challenge_id: expect.any(String) as string,
      channel: 'email',
      masked_to: 'n•••@example.test',
      code_length: 6,
      expires_at: new Date(server.services.clock.machineNow() + 10 * minute).toISOString(),
      resend_after_ms: 45_000,
    });
    const rows = await server.services.db.selectFrom('otp_challenges').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('a code is exchanged for a proof once, and the proof is used once', async () => {
    const { code, enter } = await requestAndRead('signup', 'once@example.test');
    const first = await enter(code);
    expect(first.body).toEqual({ valid: true, proof: expect.any(String) as string });
    const again = await enter(code);
    expect([again.status, again.body]).toEqual([
      422,
      { errors: { token: 'This code has been used. Request a new one.' } },
    ]);
    const { db, clock } = server.services;
    const use = () =>
      db.transaction().execute((tx) =>
        consumeVerificationToken(tx, {
          proof: first.body.proof,
          purpose: 'signup',
          accountId: null,
          now: clock.machineNow(),
        }),
      );
    expect(await use()).toMatchObject({ target: 'once@example.test', channel: 'email' });
    await expect(use()).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('a code is neither replaced nor refused when a request is repeated because its response was lost', async () => {
    const to = 'lost@example.test';
    const client = server.guest();
    const body = { purpose: 'signup', to, client_ref: randomUUID() };
    const first = await request(client, body);
    const code = await codeTo(to);
    server.services.clock.advance(5_000);
    const again = await request(client, body);
    expect([again.status, again.body]).toEqual([200, { ...first.body, resend_after_ms: 40_000 }]);
    expect(await codeTo(to)).toBe(code);
    const other = server.guest();
    other.browser = 'another-browser';
    expect((await request(other, body)).status).toBe(429);

    const entered = { challenge_id: first.body.challenge_id, token: code, purpose: 'signup' };
    const ref = { client_ref: randomUUID() };
    const verified = await validate(client, { ...entered, ...ref });
    expect(verified.status).toBe(200);
    expect((await validate(client, { ...entered, ...ref })).body).toEqual(verified.body);
    const otherAttempts = [{}, { client_ref: randomUUID() }, { ...ref, purpose: 'signin' }];
    for (const more of otherAttempts) {
      expect((await validate(client, { ...entered, ...more })).status).toBe(422);
    }
    expect((await validate(server.guest(), { ...entered, ...ref })).status).toBe(422);
    server.services.clock.advance(2 * minute);
    expect((await validate(client, { ...entered, ...ref })).status).toBe(422);
  });

  test('a code signs in again if the response with the session was lost', async () => {
    nextHour();
    const { client, code, challenge } = await requestAndRead('signin', 'approved@demo.test');
    const entered = {
      purpose: 'signin',
      challenge_id: challenge.challenge_id,
      token: code,
      client_ref: randomUUID(),
    };
    const first = await validate(client, entered);
    const again = await validate(client, entered);
    expect(first.body.user?.email).toBe('approved@demo.test');
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('a code cannot be used for another purpose or by another browser', async () => {
    const { code, challenge, client } = await requestAndRead('signup', 'bound@example.test');
    const entered = { challenge_id: challenge.challenge_id, token: code };
    expect((await validate(client, { ...entered, purpose: 'signin' })).status).toBe(422);
    expect((await validate(server.guest(), { ...entered, purpose: 'signup' })).status).toBe(422);
    const other = server.guest();
    await request(other, { purpose: 'signup', to: 'other@example.test' });
    expect((await validate(other, { ...entered, purpose: 'signup' })).status).toBe(422);
    expect((await validate(client, { ...entered, purpose: 'signup' })).status).toBe(200);
    // Makes the next code the newest one.
    nextHour();
    const signin = await requestAndRead('signin', 'approved@demo.test');
    const reset = {
      purpose: 'reset',
      challenge_id: signin.challenge.challenge_id,
      token: signin.code,
    };
    expect((await validate(signin.client, reset)).status).toBe(422);
  });

  test('a code is invalid after five incorrect attempts, even if two hundred arrive at once', async () => {
    const { code, wrong, enter } = await requestAndRead('signup', 'guessed@example.test');
    const responses = await Promise.all(Array.from({ length: 200 }, () => enter(wrong)));
    const verified = responses.filter(({ status }) => status === 422);
    expect(verified).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(195);
    const right = await enter(code);
    expect([right.status, right.body]).toEqual([
      429,
      { error: 'Too many incorrect attempts. Request a new code.' },
    ]);
  });

  test('codes expire after ten minutes', async () => {
    const { code, enter } = await requestAndRead('signup', 'late@example.test');
    server.services.clock.advance(10 * minute);
    const { status, body } = await enter(code);
    expect([status, body]).toEqual([
      422,
      { errors: { token: 'The code has expired. Request a new one.' } },
    ]);
  });

  test('another code can be requested after 45 seconds', async () => {
    const { client, code, enter } = await requestAndRead('signup', 'again@example.test');
    const again = () => request(client, { purpose: 'signup', to: 'Again@Example.test ' });
    server.services.clock.advance(44_000);
    const early = await again();
    expect([early.status, early.headers['retry-after'], early.body]).toEqual([
      429,
      '1',
      {
        error: 'A code was requested a moment ago. You can request another in less than a minute.',
      },
    ]);
    server.services.clock.advance(1_000);
    expect((await again()).status).toBe(200);
    expect((await enter(code)).status).toBe(200);
  });

  test('codes are sent five times an hour to one address, then every five minutes', async () => {
    const to = 'often@example.test';
    const ask = () => request(server.guest(), { purpose: 'signup', to });
    for (let times = 0; times < 5; times += 1) {
      expect((await ask()).status).toBe(200);
      server.services.clock.advance(minute);
    }
    const { status, headers } = await ask();
    expect([status, headers['retry-after']]).toEqual([429, String(4 * 60)]);
    server.services.clock.advance(4 * minute);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    nextHour();
    expect((await ask()).status).toBe(200);
  });

  test('codes are sent at most ten times a day to one number, for all accounts', async () => {
    const to = '+6591112222';
    const ask = async () => {
      nextHour();
      const client = await server.signedIn('approved');
      return request(client, { purpose: 'phone', channel: 'sms', to });
    };
    for (let times = 0; times < 10; times += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    // The last line binds the code to the site, so that browsers can fill it in.
    const text = await lastMail(server.services.db, to);
    expect(text?.body).toMatch(/^(\d{6}) is your code .*\n\n@localhost #\1$/s);
  });

  test('codes do not reveal by body or headers whether an address exists', async () => {
    for (const purpose of ['signin', 'reset']) {
      nextHour();
      const known = await request(server.guest(), { purpose, to: 'approved@demo.test' });
      const unknown = await request(server.guest(), { purpose, to: 'absentee@demo.test' });
      const plain = ({ status, body, headers }: typeof known) => [
        status,
        Object.keys(headers).toSorted(),
        headers['content-length'],
        { ...body, challenge_id: body.challenge_id.length },
      ];
      expect(plain(unknown)).toEqual(plain(known));
      const entered = await validate(server.guest(), {
        purpose,
        token: '000000',
        challenge_id: unknown.body.challenge_id,
      });
      expect(entered.body).toEqual({ errors: { token: 'The code is invalid.' } });
      expect(await lastMail(server.services.db, 'absentee@demo.test')).toBeUndefined();
    }
  });

  test('codes for changes of an account need a session, and go to its verified contact', async () => {
    server.services.clock.advance(24 * hour);
    const guest = await request(server.guest(), { purpose: 'payout' });
    expect(guest.status).toBe(401);
    const client = await server.signedIn('approved');
    const byMail = await request(client, { purpose: 'payout', to: 'thief@example.test' });
    expect(byMail.body.masked_to).toBe('a•••@demo.test');
    // The pause between two codes applies to the account, whatever the channel.
    expect((await request(client, { purpose: 'withdrawal', channel: 'sms' })).status).toBe(429);
    nextHour();
    const bySms = await request(client, { purpose: 'withdrawal', channel: 'sms' });
    expect(bySms.body.masked_to).toBe('+65 •••• 4821');
    const fresh = await server.signedIn('fresh');
    const none = await request(fresh, { purpose: 'withdrawal', channel: 'sms' });
    expect([none.status, none.body]).toEqual([
      422,
      { errors: { channel: 'Your account has no verified phone number.' } },
    ]);
  });

  test.each([
    [{ purpose: 'signin' }, { to: 'This field is required.' }],
    [{ purpose: 'reset', to: 'maya@' }, { to: 'Email is not valid.' }],
    [{ purpose: 'phone', channel: 'sms', to: '91234567' }, { to: 'The phone number is invalid.' }],
    [{ purpose: 'signup', channel: 'sms', to: 'a@b.test' }, { channel: 'Channel is not valid.' }],
  ])(
    'a request for a code with %o is rejected with a message for the field',
    async (body, errors) => {
      const client = await server.signedIn('approved');
      const response = await request(client, body);
      expect([response.status, response.body]).toEqual([422, { errors }]);
    },
  );
});
