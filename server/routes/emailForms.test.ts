import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeSent } from '../../contract/schemas/codes.ts';
import { demoPassword } from '../demo/seed/accounts.ts';
import { normalizeEmail } from '../domain/email.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { obtainProof } from '../testing/obtainProof.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

// Other forms of the same letters, which keyboards for Chinese and Japanese, PDF files and phones produce.
const forms: [name: string, text: string, address: string][] = [
  ['full-width letters', 'ａｎｎａ@demo.test', 'anna@demo.test'],
  ['one full-width letter', 'ａnna@demo.test', 'anna@demo.test'],
  ['full-width capitals', 'ＡＮＮＡ@demo.test', 'anna@demo.test'],
  ['a full-width digit', 'anna１@demo.test', 'anna1@demo.test'],
  ['a ligature', 'ﬁnn@demo.test', 'finn@demo.test'],
  ['mathematical letters', '𝒶nna@demo.test', 'anna@demo.test'],
  ['the sign of kelvin', '\u212Aim@demo.test', 'kim@demo.test'],
  ['a decomposed accent', 'ju\u0308rgen@demo.test', 'j\u00fcrgen@demo.test'],
  ['capitals', 'Anna@DEMO.Test', 'anna@demo.test'],
];

describe.each(usualDatabaseKinds)('the forms of an email address on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  test.each(forms)('with %s, an address is the same address', (_name, text, address) => {
    expect(normalizeEmail(text)).toBe(address);
    expect(normalizeEmail(normalizeEmail(text))).toBe(address);
  });

  test('a sign-up in another form finds the account of the address', async () => {
    const guest = server.guest();
    const proof = await obtainProof(server, guest, {
      purpose: 'signup',
      to: 'ａnew@demo.test',
      recipient: 'anew@demo.test',
    });
    const signup = { name: 'New', password: 'a walk by the sea', terms: true };
    const first = await guest.post('/api/signup', {
      ...signup,
      email: 'ａｎｅｗ@demo.test',
      proof,
    });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ email: 'anew@demo.test' });
    const accounts = await server.services.db
      .selectFrom('accounts')
      .select('email')
      .where('email', 'like', '%new@demo.test')
      .execute();
    expect(accounts).toEqual([{ email: 'anew@demo.test' }]);
    expect((await server.guest().signIn('ＡＮＥＷ', signup.password)).status).toBe(200);
  });

  test('signing in, a reset and a change of the address know the account in every form', async () => {
    const me = server.guest();
    expect((await me.signIn('ａpproved', demoPassword)).status).toBe(200);
    await server.guest().post<CodeSent>('/api/request/otp', {
      purpose: 'reset',
      channel: 'email',
      to: 'ａpproved@demo.test',
    });
    const mails = await server.services.db.selectFrom('outbox').select(['recipient']).execute();
    for (const { recipient } of mails) expect(recipient).toBe(recipient.normalize('NFKC'));
    const taken = await me.post('/api/profile', { email: 'ｆresh@demo.test', proof: 'x' });
    expect(taken.status).toBeGreaterThanOrEqual(400);
  });

  test.each(['a\uFF20b@demo.test', 'a\uFF0C@demo.test', 'a\uFF1Cb@demo.test', 'a\uFE52@demo.test'])(
    'a sign that becomes a sign of the syntax is refused: %s',
    async (to) => {
      const request = { purpose: 'signup', channel: 'email', to };
      expect((await server.guest().post('/api/request/otp', request)).status).toBe(422);
    },
  );
});
