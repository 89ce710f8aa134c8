import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PayoutResponse } from '../../contract/schemas/payout.ts';
import { decrypt } from '../domain/encryption.ts';
import { hour, minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { obtainProof } from '../testing/obtainProof.ts';
import { lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('payout methods on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('fresh');
  });
  afterAll(() => server.close());

  const bank = {
    type: 'bank',
    country: 'DE',
    bank_code: 'ing',
    account_number: 'DE89 3704 0044 0532 0130 00',
    holder_name: 'jonas BERG',
  };
  const hongKong = {
    country: 'HK',
    bank_code: 'hsbc',
    account_number: '072-123482-1',
    swift: 'hsbc hk hh',
  };
  const unitedStates = {
    country: 'US',
    bank_code: 'other',
    account_number: '0001 2345 6789',
    routing_code: '0210 0002 1',
    swift: 'chasus33xxx',
  };
  // Codes have an hourly limit, so most tests advance the clock by an hour before they request one.
  const proof = () => obtainProof(server, me, { purpose: 'payout', recipient: 'fresh@demo.test' });
  const save = async (body: object) =>
    me.post<PayoutResponse & { errors?: Record<string, string> }>('/api/profile/payment', body);

  test('payout methods are saved with a code, masked, encrypted, locked and emailed', async () => {
    const earlierProof = await proof();
    // The lock of 72 hours begins when the method is saved, not when the code was entered.
    server.services.clock.advance(minute);
    const { status, body } = await save({ ...bank, proof: earlierProof });
    expect([status, body.method]).toEqual([
      200,
      {
        id: expect.any(String) as string,
        type: 'bank',
        label: 'ING •••3000',
        holder_name: 'jonas BERG',
        bank_name: 'ING',
        last4: '3000',
        bank_code: 'ing',
        country: 'DE',
        status: 'unverified',
        locked_until: new Date(server.services.clock.now() + 72 * hour).toISOString(),
      },
    ]);
    const rows = await server.services.db.selectFrom('payout_methods').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('0532013000');
    const mail = await lastMail(server.services.db, 'fresh@demo.test');
    expect(mail?.subject).toContain('a payout method was added');
    expect(mail?.body).toContain('ING •••3000');
    server.services.clock.advance(minute);
    await server.simulate();
    expect((await me.get<PayoutResponse>('/api/profile/payment')).body.method?.status).toBe(
      'active',
    );
    const verified = await server.services.db
      .selectFrom('outbox')
      .select('body')
      .where('subject', 'like', '%your payout method is verified')
      .execute();
    expect(verified).toEqual([
      { body: expect.stringMatching(/can withdraw to it from \w+ \d+, \d{4} at \d/) as string },
    ]);
    server.services.clock.advance(hour);
    const laterProof = await proof();
    server.services.clock.advance(minute);
    await save({ ...bank, proof: laterProof });
    expect((await lastMail(server.services.db, 'fresh@demo.test'))?.subject).toContain(
      'your payout method was changed',
    );
    await server.simulate();
  });

  test.each([
    [
      { holder_name: 'Ana Berg' },
      'holder_name',
      'Enter your legal name, Jonas Berg. Payouts to other names fail.',
    ],
    [{ account_number: '12 345' }, 'account_number', 'The account number is invalid.'],
    [
      { account_number: 'DE89 3704 0044 0532 0130 01' },
      'account_number',
      'The account number is invalid.',
    ],
    [{ account_number: ' ' }, 'account_number', 'The account number is invalid.'],
    [{ swift: 'nope' }, 'swift', 'The SWIFT code is invalid.'],
    [{ swift: 'INGDZZFF' }, 'swift', 'The SWIFT code is invalid.'],
    [{ ...hongKong, swift: undefined }, 'swift', 'This field is required.'],
    [{ ...unitedStates, routing_code: undefined }, 'routing_code', 'This field is required.'],
    [
      { ...unitedStates, routing_code: '021000022' },
      'routing_code',
      'The routing code is invalid.',
    ],
    [{ country: 'ZZ' }, 'country', 'Country is not valid.'],
    [{ bank_code: 'dbs' }, 'bank_code', 'Bank is not valid.'],
    [{ ...hongKong, bank_code: undefined }, 'bank_code', 'This field is required.'],
  ])(
    'a payout method with %j is rejected with an error for its input, and the proof stays valid',
    async (wrong, field, sentence) => {
      server.services.clock.advance(hour);
      const token = await proof();
      const rejected = await save({ ...bank, ...wrong, proof: token });
      expect([rejected.status, rejected.body.errors]).toEqual([422, { [field]: sentence }]);
      expect((await save({ ...bank, proof: token })).status).toBe(200);
      expect((await save({ ...bank, proof: token })).status).toBe(403);
    },
  );

  // The last element has the stored account number, routing code and SWIFT code.
  test.each([
    [hongKong, 'HSBC •••4821', ['0721234821', null, 'HSBCHKHH']],
    [unitedStates, 'CHASUS33XXX •••6789', ['000123456789', '021000021', 'CHASUS33XXX']],
    [
      { country: 'XK', bank_code: 'other', account_number: 'xk05 1212 0123 4567 8906' },
      'XK •••8906',
      ['XK051212012345678906', null, null],
    ],
    [
      { country: 'GB', bank_code: 'bar', account_number: 'gb29nwbk60161331926819' },
      'Barclays •••6819',
      ['GB29NWBK60161331926819', null, null],
    ],
    [
      {
        country: 'GB',
        bank_code: 'bar',
        account_number: '3192 6819',
        routing_code: '20-00-00',
        swift: 'BARCGB22',
      },
      'Barclays •••6819',
      ['31926819', '200000', 'BARCGB22'],
    ],
    // An IBAN names its bank.
    [{ bank_code: undefined }, 'IBAN •••3000', ['DE89370400440532013000', null, null]],
    [{ swift: 'ingd-de-ff' }, 'ING •••3000', ['DE89370400440532013000', null, 'INGDDEFF']],
  ])('a payout method that is typed as %j is normalized', async (account, label, stored) => {
    server.services.clock.advance(hour);
    const { status, body } = await save({ ...bank, ...account, proof: await proof() });
    expect([status, body.method?.label]).toEqual([200, label]);
    const { sealed_details } = await server.services.db
      .selectFrom('payout_methods')
      .select('sealed_details')
      .where('account_id', '=', 'account-fresh')
      .executeTakeFirstOrThrow();
    const { encryption } = server.services.config;
    expect(
      Object.values(
        JSON.parse(decrypt(encryption, 'payout_methods', sealed_details ?? '')) as object,
      ),
    ).toEqual(stored);
  });

  test('payout methods return the bank and its codes to prefill the form, and never the account number', async () => {
    server.services.clock.advance(hour);
    await save({ ...bank, ...unitedStates, proof: await proof() });
    const { body } = await me.get<PayoutResponse>('/api/profile/payment');
    expect(body.method).toMatchObject({
      country: 'US',
      bank_code: 'other',
      routing_code: '021000021',
      swift: 'CHASUS33XXX',
    });
    expect(JSON.stringify(body)).not.toContain('000123456789');
    await server.services.db
      .updateTable('payout_methods')
      // A text whose key is not configured.
      .set({ sealed_details: 'v1.gone.x' })
      .where('account_id', '=', 'account-fresh')
      .execute();
    const { method } = (await me.get<PayoutResponse>('/api/profile/payment')).body;
    expect(method?.label).toBe('CHASUS33XXX •••6789');
    expect(method).not.toHaveProperty('swift');
  });

  test.each([
    ["Siobhán O'Brien", 'O’BRIEN, Siobhan'],
    ['Nguyễn Thị Ánh', 'Anh Nguyen Thi'],
    ['D’Angelo-Peña', "d'angelo peña"],
    ['Ｍａｙａ　Ｔａｎ', 'Maya Tan'],
  ])(
    'payout methods of the legal name %s are accepted for the holder %s',
    async (legal, holder) => {
      server.services.clock.advance(hour);
      expect((await me.post('/api/profile', { legal_name: legal })).status).toBe(200);
      const { status } = await save({ ...bank, holder_name: holder, proof: await proof() });
      expect(status).toBe(200);
      await me.post('/api/profile', { legal_name: 'Jonas Berg' });
    },
  );

  test.each([
    ['李', '\u200e李\u200f', 'Li Xiaolong'],
    ['محمد الأحمد', 'الاحمد مُحمّد', 'Mohamed Alahmad'],
    ['Дмитрий Иванов', 'иванов дмитрий', 'Dmitry Ivanov'],
  ])(
    'the legal name %s is accepted as %s by PayPal, but a bank needs it in Latin letters, as %s',
    async (legal, holder, latin) => {
      server.services.clock.advance(hour);
      await me.post('/api/profile', { legal_name: legal });
      const token = await proof();
      const rejected = await save({ ...bank, holder_name: holder, proof: token });
      expect([rejected.status, rejected.body.errors]).toEqual([
        422,
        { holder_name: 'Enter the name in Latin letters, as your bank has it.' },
      ]);
      expect((await save({ ...bank, holder_name: latin, proof: token })).status).toBe(200);
      server.services.clock.advance(hour);
      const paypal = { type: 'paypal', email: 'jonas@example.test', holder_name: holder };
      expect((await save({ ...paypal, proof: await proof() })).status).toBe(200);
      await me.post('/api/profile', { legal_name: 'Jonas Berg' });
    },
  );

  test('a new legal name requires a new check', async () => {
    await server.simulate();
    await me.post('/api/profile', { legal_name: 'Jonas Bergmann' });
    const { method } = (await me.get<PayoutResponse>('/api/profile/payment')).body;
    expect(method).toMatchObject({ status: 'unverified' });
  });
});
