import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileSaved } from '../../contract/schemas/profile.ts';
import { hashPassword } from '../domain/session/passwords.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { exampleRequests, withText } from '../testing/exampleRequests.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { routes } from './table.ts';

const address = {
  name: 'Maya Tan',
  line1: '1 Raffles Place',
  line2: 'Floor 2',
  city: 'Singapore',
  postcode: '048616',
  country: 'SG',
  phone: '+6591234567',
};

// Characters that databases, JSON or people confuse, next to ordinary ones.
const difficult = fc.constantFrom(
  '\0',
  '\u0007',
  '\u001b',
  '\u0085',
  '\ud800',
  '\udfff',
  '\u200b',
  '\u2060',
  '\u3164',
  '\u2800',
  '\ufeff',
  '\u202e',
  'e\u0301',
  'é',
  '👩‍💻',
  "'",
  '"',
  '\\',
  '%',
  '\n',
  ' ',
  'a',
);
const difficultText = fc.string({
  unit: fc.oneof(difficult, fc.string({ unit: 'binary' })),
  minLength: 1,
  maxLength: 6,
});
const limits = {
  RATE_REQUESTS_PER_MINUTE: '1000000',
  RATE_WRITES_PER_MINUTE: '1000000',
  RATE_SIGNIN_ACCOUNT: '1000000',
  RATE_SIGNIN_ADDRESS: '1000000',
};

test('there is an example for every route with an input', () => {
  const withInput = routes.filter(({ body, query, path }) => body ?? query ?? path.includes(':id'));
  expect(Object.keys(exampleRequests()).toSorted()).toEqual(
    withInput.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

describe.each(usualDatabaseKinds)('text on %s', (kind) => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind, env: limits });
    user = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const send = async (name: string, path: string, body: unknown, isGuest = false) => {
    const client = isGuest ? server.guest() : user;
    return name.startsWith('GET') ? client.get(path) : client.post(path, body);
  };

  test.each(Object.keys(exampleRequests()))('text of any kind never fails %s', async (name) => {
    const sendVariants = async (text: string) => {
      for (const example of exampleRequests()[name] ?? []) {
        for (const { path, body, isGuest } of withText(example, text)) {
          const { status } = await send(name, path, body, isGuest);
          expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500);
        }
      }
    };
    await sendVariants('\0');
    await sendVariants('\ud800');
    await fc.assert(fc.asyncProperty(difficultText, sendVariants), { numRuns: 5 });
  });

  test('text is stored as it was sent, trimmed and in NFC, or rejected', async () => {
    await fc.assert(
      fc.asyncProperty(difficultText, async (text) => {
        const { status, body } = await user.post<ProfileSaved>('/api/profile', { bio: text });
        // Accepts control characters only if they are tabs and line breaks.
        const isAccepted =
          text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text.trim()) && !isInvisible(text.trim());
        expect(status, JSON.stringify(text)).toBe(isAccepted ? 200 : 422);
        if (isAccepted) expect(body.profile.bio).toBe(text.trim().normalize('NFC'));
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    '\u200b\u200b',
    '\u3164\u3164',
    '\u2800 \u2800',
    '\u2060\ufe0f',
    'Ma\nya',
    'Ma\0ya',
    'Ma\ud800ya',
  ])('text that shows nothing, or has forbidden characters, is no name: %j', async (name) => {
    expect((await user.post('/api/profile', { display_name: name })).status).toBe(422);
  });

  test.each([
    '\u202eayaM',
    'Maya\u202e',
    'Ma\u202dya',
    '\u202aMaya\u202c',
    '\u202bMaya\u202c',
    '\u2066Maya\u2069',
    '\u2067Maya\u2069',
    'Maya\u2068Tan',
  ])('text that reorders the page is no name: %j', async (name) => {
    for (const part of ['display_name', 'legal_name', 'city']) {
      const { status, body } = await user.post<{ errors: object }>('/api/profile', {
        [part]: name,
      });
      expect([status, Object.keys(body.errors)], part).toEqual([422, [part]]);
    }
    for (const part of ['name', 'line1', 'line2', 'city']) {
      const shipping = { ...address, [part]: name };
      const { body } = await user.post<{ errors: object }>('/api/profile', { shipping });
      expect(Object.keys(body.errors)).toEqual([`shipping.${part}`]);
    }
  });

  test.each(['李', 'X', 'ø', '🦊', 'O’Brien', 'Ng-A-Fook', '\u200eمايا\u200f', 'n\u0303', '٣'])(
    'text can be a name: %j',
    async (name) => {
      const { status, body } = await user.post<ProfileSaved>('/api/profile', {
        display_name: name,
      });
      expect([status, body.profile.display_name]).toEqual([200, name.normalize('NFC')]);
      expect((await user.post('/api/profile', { legal_name: name })).status).toBe(200);
    },
  );

  test('text of a password is the same composed and decomposed', async () => {
    await server.services.db
      .updateTable('accounts')
      .set({ password_hash: await hashPassword('café con leche') })
      .where('email', '=', 'fresh@demo.test')
      .execute();
    expect((await server.guest().signIn('fresh', 'cafe\u0301 con leche')).status).toBe(200);
    expect((await server.guest().signIn('fresh', 'cafe con leche')).status).toBe(401);
  });
});

/** Returns whether a text has only characters that show nothing. */
function isInvisible(text: string): boolean {
  return (
    text !== '' &&
    /^[\s\u200b\u2060\u3164\u2800\ufeff\u202e\p{Cf}\p{Cn}\p{Co}\p{M}\p{Z}]*$/u.test(text)
  );
}
