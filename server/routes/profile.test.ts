import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PayoutResponse } from '../../contract/schemas/payout.ts';
import type {
  ProfileResponse,
  ProfileSaved,
  UserResponse,
} from '../../contract/schemas/profile.ts';
import { minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { obtainProof } from '../testing/obtainProof.ts';
import { lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const about = {
  display_name: 'Ines D.',
  legal_name: 'Ines Duarte',
  birth_year: 1998,
  country: 'PT',
  city: 'Porto',
};
/** Publishers are at least 18 years old. */
const youngestBirthYear = new Date().getUTCFullYear() - 18;
const content = { categories: ['food', 'travel'], languages: ['pt', 'en'], bio: 'I bake.' };

describe.each(usualDatabaseKinds)('profiles on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('pending');
  });
  afterAll(() => server.close());

  const save = (body: unknown, client = me) => client.post<ProfileSaved>('/api/profile', body);
  const read = async (client = me) => (await client.get<ProfileResponse>('/api/profile/init')).body;
  const getErrors = async (body: unknown) => (await save(body)).body;

  test('profiles are saved part by part, without changing the rest', async () => {
    expect((await read()).profile).toMatchObject({ legal_name: '', country: 'SG', categories: [] });
    expect((await save(about)).status).toBe(200);
    const { status, body } = await save(content);
    expect([status, body.profile]).toEqual([
      200,
      expect.objectContaining({ ...about, ...content }),
    ]);
    expect(body.user).toMatchObject({ name: 'Ines D.', checklist: { profile: true } });
    expect((await read()).profile).toMatchObject({ ...about, ...content });
  });

  test.each([
    [{ display_name: 'x'.repeat(81) }, { display_name: 'Display name is not valid.' }],
    [{ display_name: ' ' }, { display_name: 'This field is required.' }],
    [{ legal_name: 'x'.repeat(121) }, { legal_name: 'Legal name is not valid.' }],
    [{ birth_year: 1899 }, { birth_year: 'The minimum year of birth is 1900.' }],
    [
      { birth_year: youngestBirthYear + 1 },
      { birth_year: `The maximum year of birth is ${youngestBirthYear}.` },
    ],
    [{ country: 'XX' }, { country: 'Country is not valid.' }],
    [{ categories: [] }, { categories: 'Categories is not valid.' }],
    [{ languages: ['tlh'] }, { languages: 'Languages is not valid.' }],
    [{ bio: 'x'.repeat(501) }, { bio: 'Bio is not valid.' }],
    [{ is_approved: true }, { is_approved: 'Value is not valid.' }],
  ])('a profile with %j is rejected with an error for its input', async (body, errors) => {
    const before = (await read()).profile;
    const response = await getErrors(body);
    expect(response).toEqual({ errors });
    expect((await read()).profile).toEqual(before);
  });

  const address = {
    name: 'Ines D.',
    line1: '1 High Street',
    line2: '',
    city: 'Central',
    phone: '+6591234567',
  };

  // Hong Kong has no postcodes. Letter case, width of characters, digits and spaces are normalized.
  test.each([
    ['HK', '', ''],
    ['HK', '999077', ''],
    ['KW', '', ''],
    ['GB', ' sw1a1aa', 'SW1A 1AA'],
    ['JP', '１００ー０００１', '100-0001'],
    ['SA', '١١٥٦٤', '11564'],
    ['XK', '10000', '10000'],
  ])(
    'addresses of profiles in %s have the postcode %j as %j',
    async (country, postcode, stored) => {
      const { body } = await save({ shipping: { ...address, country, postcode } });
      expect(body.profile.shipping).toEqual({ ...address, country, postcode: stored });
      expect((await read()).profile.shipping?.postcode).toBe(stored);
    },
  );

  test('an address has no postcode only in a country without postcodes', async () => {
    const inCountry = (country: string, more = {}) =>
      getErrors({ shipping: { ...address, country, ...more } });
    expect(await inCountry('HK')).toHaveProperty('profile.shipping.postcode', '');
    expect(await inCountry('DE')).toEqual({
      errors: { 'shipping.postcode': 'This field is required.' },
    });
    expect(await inCountry('DE', { postcode: 'SW1A 1AA' })).toEqual({
      errors: { 'shipping.postcode': 'The postcode is invalid.' },
    });
    await save({ shipping: null });
  });

  test('an address that was stored before a rule became stricter is shown', async () => {
    const shipping = { ...address, country: 'HK', postcode: '', line2: 'Flat 4\nFloor 2' };
    await server.services.db
      .updateTable('profiles')
      .set({ shipping_json: JSON.stringify(shipping) })
      .where('account_id', '=', 'account-pending')
      .execute();
    expect((await read()).profile.shipping).toEqual(shipping);
    await save({ shipping: null });
  });

  test('profiles have names of up to 80 characters, as at sign-up', async () => {
    const display_name = 'x'.repeat(80);
    expect((await save({ display_name })).body.profile).toMatchObject({ display_name });
    await save({ display_name: about.display_name });
  });

  test('the options of profiles are in the language of the request, sorted', async () => {
    const { options } = await read();
    expect(options.countries).toHaveLength(245);
    expect(options.countries).toContainEqual({
      id: 'XK',
      label: 'Kosovo',
      aliases: expect.arrayContaining(['Kosova']) as string[],
    });
    expect(options.countries[0]?.label).toBe('Afghanistan');
    expect(options.youngest_birth_year).toBe(youngestBirthYear);
    const arabic = await me.get<ProfileResponse>('/api/profile/init', { 'accept-language': 'ar' });
    expect(arabic.body.options.categories.map(({ label }) => label)).toContain('الطعام');
    expect(arabic.body.options.countries.find(({ id }) => id === 'EG')?.label).toBe('مصر');
  });

  test('profiles are submitted once they are complete with phone and account, and only once', async () => {
    const send = () => me.post<UserResponse>('/api/profile/init', { consent: true });
    const early = await send();
    expect([
      early.status,
      Object.keys((early.body as unknown as { errors: object }).errors),
    ]).toEqual([422, ['phone', 'social']]);
    const phone = '+351912345678';
    const proof = await obtainProof(server, me, {
      purpose: 'phone',
      channel: 'sms',
      to: phone,
      recipient: phone,
    });
    expect((await me.post('/api/profile/phone', { phone: '+351912345679', proof })).status).toBe(
      403,
    );
    const taken = await me.post<UserResponse>('/api/profile/phone', { phone, proof });
    expect(taken.body.user).toMatchObject({ phone_verified: true, phone: '+351 •••• 5678' });
    await server.services.db
      .insertInto('social_accounts')
      .values({
        id: 'social-pending',
        account_id: 'account-pending',
        provider: 'tiktok',
        status: 'connected',
        handle: '@ines',
        profile_url: 'https://tiktok.example/ines',
        verified_by: 'oauth',
        connected_at: 1,
        followers: 10,
        engagement: 100,
      })
      .execute();
    expect((await me.post('/api/profile/init', {})).status).toBe(422);
    const responses = await Promise.all([send(), send()]);
    // A request that arrives after the review has begun is not allowed any more.
    expect(responses.filter(({ status }) => ![200, 403].includes(status))).toEqual([]);
    const user = responses.find(({ status }) => status === 200)?.body.user;
    expect(user).toMatchObject({ in_review: true, profile_pending: false });
    expect(user?.review?.expected_by).toBeDefined();
    const mails = await server.services.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', 'pending@demo.test')
      .where('subject', 'not like', '%new sign-in')
      .execute();
    expect(mails).toEqual([{ body: expect.stringContaining('Ines D.') as string }]);
    expect((await save({ bio: 'Later' })).status).toBe(403);
  });
});

describe.each(usualDatabaseKinds)('changes of contact on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  test('an address that stays the same does not lock payouts, and is not reported as changed', async () => {
    const me = await server.signedIn('approved');
    const email = 'approved@demo.test';
    const readLock = async () =>
      (await me.get<PayoutResponse>('/api/profile/payment')).body.method?.locked_until;
    const before = await readLock();
    const proof = await obtainProof(server, me, { purpose: 'email', to: email, recipient: email });
    expect((await me.post('/api/profile', { email: 'Approved@demo.test', proof })).status).toBe(
      200,
    );
    expect(await readLock()).toBe(before);
    const mails = await server.services.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', email)
      .execute();
    expect(mails).not.toContainEqual({ subject: 'Byline: your email address was changed' });
    // Another code can be requested after 45 seconds.
    server.services.clock.advance(minute);
  });

  test('a new address requires its code, ends other sessions, locks payouts and is emailed to the old one', async () => {
    const me = await server.signedIn('approved');
    const other = await server.signedIn('approved');
    const email = 'maya@new.test';
    expect((await me.post('/api/profile', { email })).status).toBe(403);
    const proof = await obtainProof(server, me, { purpose: 'email', to: email, recipient: email });
    expect((await me.post('/api/profile', { email: 'else@new.test', proof })).status).toBe(403);
    const saved = await me.post<ProfileSaved>('/api/profile', { email: 'MAYA@new.test', proof });
    expect(saved.body.user).toMatchObject({ email, email_verified: true });
    expect(await other.hasSession()).toBe(false);
    expect((await lastMail(server.services.db, 'approved@demo.test'))?.body).toContain(email);
    const { method } = (await me.get<PayoutResponse>('/api/profile/payment')).body;
    expect(Date.parse(method?.locked_until ?? '')).toBeGreaterThan(server.services.clock.now());
    expect((await me.post('/api/profile', { email, proof })).status).toBe(403);
  });

  test('an address or number of another account is rejected without revealing whose it is', async () => {
    const me = await server.signedIn('fresh');
    const email = 'arabic@demo.test';
    const proof = await obtainProof(server, me, { purpose: 'email', to: email, recipient: email });
    const response = await me.post('/api/profile', { email, proof });
    expect([response.status, response.body]).toEqual([
      409,
      {
        error: 'Another account uses this address. Sign in with it, or use a different address.',
      },
    ]);
    const phone = '+6581234821';
    // Another code can be requested after 45 seconds.
    server.services.clock.advance(minute);
    const byPhone = await obtainProof(server, me, {
      purpose: 'phone',
      channel: 'sms',
      to: phone,
      recipient: phone,
    });
    const rejected = await me.post('/api/profile/phone', { phone, proof: byPhone });
    expect([rejected.status, rejected.body]).toEqual([
      409,
      { error: 'This number cannot be used. Try another one or contact us.' },
    ]);
  });

  test.each(['phone', 'email'] as const)(
    'of two accounts that save one %s at once, one succeeds',
    async (what) => {
      const contact = { email: 'race@new.test', phone: '+6591110000' }[what];
      const channel = what === 'email' ? 'email' : 'sms';
      const path = what === 'email' ? '/api/profile' : '/api/profile/phone';
      const prepare = async (name: 'fresh' | 'arabic') => {
        server.services.clock.advance(minute);
        const client = await server.signedIn(name);
        const code = { purpose: what, channel, to: contact, recipient: contact } as const;
        const proof = await obtainProof(server, client, code);
        return () => client.post(path, { [what]: contact, proof });
      };
      const saves = [await prepare('fresh'), await prepare('arabic')];
      const responses = await Promise.all(saves.map((save) => save()));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    },
  );
});
