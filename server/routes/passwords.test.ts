import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeSent, Validated } from '../../contract/schemas/codes.ts';
import { minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { lastCode, lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('accounts by email on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    // The limit of an address also applies to requests for codes, which all come from one address here.
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '10000' } });
  });
  afterAll(() => server.close());

  /** Requests a code and exchanges it for a proof. */
  async function verify(client: TestClient, purpose: string, to: string) {
    server.services.clock.advance(minute);
    const { body } = await client.post<CodeSent>('/api/request/otp', {
      purpose,
      channel: 'email',
      to,
    });
    const token = await lastCode(server.services.db, to);
    return client.post<Validated>('/api/validate/token', {
      purpose,
      challenge_id: body.challenge_id,
      token,
    });
  }
  const getProof = async (client: TestClient, purpose: string, to: string) =>
    (await verify(client, purpose, to)).body.proof;
  const signup = (email: string, proof: string, more: Record<string, unknown> = {}) => ({
    name: 'Robin Vale',
    email,
    password: 'otters walk home',
    proof,
    terms: true,
    ...more,
  });

  test('signing up requires a proof of the same address, once', async () => {
    const client = server.guest();
    const proof = await getProof(client, 'signup', 'robin@example.test');
    const elsewhere = await client.post('/api/signup', signup('maya@example.test', proof));
    expect([elsewhere.status, elsewhere.body]).toEqual([
      403,
      { error: 'Confirm with a new code first.' },
    ]);
    const response = await client.post('/api/signup', signup(' Robin@Example.test ', proof));
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      email: 'robin@example.test',
      email_verified: true,
      profile_pending: true,
      login_with: 'email',
      name: 'Robin Vale',
    });
    expect(await client.hasSession()).toBe(true);
    const again = await client.post('/api/signup', signup('robin@example.test', proof));
    expect(again.status).toBe(403);
  });

  test.each([
    ['Byline2026', 'Choose a password without the name of this product.'],
    ['kitchen-1234', 'This password is easy to guess. Choose another one.'],
    ['wombat.ortega1', 'Choose a password without your name or email address.'],
    ['wombat.ortega@example.test', 'Choose a password without your name or email address.'],
    ['RobinVale99', 'Choose a password without your name or email address.'],
  ])('signing up refuses the password %s', async (password, text) => {
    const client = server.guest();
    const proof = await getProof(client, 'signup', 'wombat.ortega@example.test');
    const details = signup('wombat.ortega@example.test', proof, { password });
    const refused = await client.post('/api/signup', details);
    expect([refused.status, refused.body]).toEqual([422, { errors: { password: text } }]);
  });

  test('a reset refuses the user’s own address and name too', async () => {
    const client = server.guest();
    const proof = await getProof(client, 'reset', 'fresh@demo.test');
    // The account's name is Jonas Berg.
    const own = 'Choose a password without your name or email address.';
    for (const [password, text] of [
      ['jonas.berg2026', own],
      ['fresh@demo.test', own],
      ['byline!byline', 'Choose a password without the name of this product.'],
    ]) {
      const body = { purpose: 'reset', proof, password };
      const refused = await client.post('/api/validate/token', body);
      expect([refused.status, refused.body]).toEqual([422, { errors: { password: text } }]);
    }
  });

  test('an existing account is revealed only after the proof, and no second one is created', async () => {
    const client = server.guest();
    const early = await client.post('/api/signup', signup('approved@demo.test', 'guess'));
    expect(early.status).toBe(403);
    const proof = await getProof(client, 'signup', 'approved@demo.test');
    const response = await client.post('/api/signup', signup('approved@demo.test', proof));
    expect([response.status, response.body]).toEqual([
      409,
      { error: 'An account with this address already exists. Sign in instead.' },
    ]);
  });

  test('of two concurrent sign-ups with one address, one succeeds', async () => {
    const [one, other] = [server.guest(), server.guest()];
    const to = 'twins@example.test';
    const proofs = [await getProof(one, 'signup', to), await getProof(other, 'signup', to)];
    const responses = await Promise.all([
      one.post('/api/signup', signup(to, proofs[0] ?? '')),
      other.post('/api/signup', signup(to, proofs[1] ?? '')),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test.each([
    [{ name: 'x'.repeat(81) }, { name: 'Name is not valid.' }],
    // A character that reverses the text after it, and one that is invisible.
    [{ name: '\u202enibor' }, { name: 'Name is not valid.' }],
    [{ name: '\u3164' }, { name: 'Name is not valid.' }],
    [{ name: ' ' }, { name: 'This field is required.' }],
    [{ email: 'maya@' }, { email: 'Email is not valid.' }],
    [{ password: 'short' }, { password: 'Password is not valid.' }],
    [{ password: 'x'.repeat(129) }, { password: 'Password is not valid.' }],
    [{ terms: false }, { terms: 'This field is required.' }],
    [
      { password: 'PASSWORD1' },
      {
        password: 'This password is easy to guess. Choose another one.',
      },
    ],
  ])('signing up with %o is rejected with a message for the field', async (wrong, errors) => {
    const response = await server.guest().post('/api/signup', signup('a@b.test', 'p', wrong));
    expect([response.status, response.body]).toEqual([422, { errors }]);
  });

  test('a code signs in with a new token, and its proof cannot be used again', async () => {
    const client = await server.signedIn('approved');
    const before = client.token;
    const { body } = await verify(client, 'signin', 'approved@demo.test');
    expect(body.user).toMatchObject({ is_approved: true, login_with: 'email' });
    expect(client.token).not.toBe(before);
    const rows = await server.services.db
      .selectFrom('otp_challenges')
      .select('proof_used_at')
      .where('purpose', '=', 'signin')
      .where('state', '=', 'verified')
      .execute();
    expect(rows.every(({ proof_used_at: used }) => used !== null)).toBe(true);
  });

  test('a reset sets the password, ends every other session and emails the owner', async () => {
    const elsewhere = await server.signedIn('fresh');
    const client = server.guest();
    const proof = await getProof(client, 'reset', 'fresh@demo.test');
    const finish = (password: string) =>
      client.post<Validated>('/api/validate/token', { purpose: 'reset', proof, password });
    expect((await finish('password1')).body).toEqual({
      errors: {
        password: 'This password is easy to guess. Choose another one.',
      },
    });
    // The clock of tests is stopped, and the email about the change must be newer than the email with the code.
    server.services.clock.advance(1_000);
    const response = await finish('otters walk home');
    expect(response.body.user).toMatchObject({ email: 'fresh@demo.test' });
    expect(await client.hasSession()).toBe(true);
    expect(await elsewhere.hasSession()).toBe(false);
    expect((await server.guest().signIn('fresh')).status).toBe(401);
    expect((await server.guest().signIn('fresh', 'otters walk home')).status).toBe(200);
    const mail = await lastMail(server.services.db, 'fresh@demo.test');
    expect(mail?.subject).toBe('Byline: your password was changed');
    expect((await finish('otters walk away')).status).toBe(403);
  });

  test('the link of a reset works once, on any device; its proof expires after ten minutes', async () => {
    server.services.clock.advance(60 * minute);
    const asked = await server.guest().post<CodeSent>('/api/request/otp', {
      purpose: 'reset',
      channel: 'email',
      to: 'arabic@demo.test',
    });
    const mail = await lastMail(server.services.db, 'arabic@demo.test');
    const link = new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    expect(link.searchParams.get('challenge')).toBe(asked.body.challenge_id);
    const token = link.searchParams.get('token') ?? '';
    const open = (given: string) =>
      server.guest().post<Validated>('/api/validate/token', {
        purpose: 'reset',
        challenge_id: asked.body.challenge_id,
        token: given,
      });
    expect((await open(`${token}x`)).status).toBe(422);
    const { body } = await open(token);
    expect((await open(token)).status).toBe(422);
    server.services.clock.advance(10 * minute);
    const late = await server.guest().post('/api/validate/token', {
      purpose: 'reset',
      proof: body.proof,
      password: 'otters walk home',
    });
    expect(late.status).toBe(403);
  });

  test('a reset for a user who only signs in with a provider sends an email without a code, with the same response', async () => {
    const { db } = server.services;
    await db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('email', '=', 'approved@demo.test')
      .execute();
    server.services.clock.advance(60 * minute);
    const response = await server.guest().post<CodeSent>('/api/request/otp', {
      purpose: 'reset',
      channel: 'email',
      to: 'approved@demo.test',
    });
    expect(response.body.masked_to).toBe('a•••@demo.test');
    const mail = await lastMail(db, 'approved@demo.test');
    expect(mail?.body).toMatch(/you sign in with .*Instagram/);
    expect(mail?.body).not.toMatch(/\b\d{6}\b/);
  });

  test('a reset sends a code to a user without a password who has connected only a platform without sign-in', async () => {
    const { db } = server.services;
    const [account, email] = ['account-arabic', 'arabic@demo.test'];
    await db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', account)
      .execute();
    await db.deleteFrom('social_identities').where('account_id', '=', account).execute();
    await db
      .insertInto('social_identities')
      .values({ id: 'bio', account_id: account, provider: 'lemon8', subject: 'x', created_at: 0 })
      .execute();
    const { body } = await verify(server.guest(), 'reset', email);
    expect((await lastMail(db, email))?.body).not.toContain('Lemon8');
    expect(body.valid).toBe(true);
  });
});
