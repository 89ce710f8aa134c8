import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PayoutResponse } from '../../contract/schemas/payout.ts';
import { hour, minute } from '../durations.ts';
import { endpointDatabaseKinds } from '../testing/databases.ts';
import { obtainProof } from '../testing/obtainProof.ts';
import { lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(endpointDatabaseKinds)('payout methods on %s', (kind) => {
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
    account_number: '0123456789',
    holder_name: 'jonas BERG',
    swift: 'INGDDEFF',
  };
  const proof = () => obtainProof(server, me, { purpose: 'payout', recipient: 'fresh@demo.test' });
  const save = async (body: object) =>
    me.post<PayoutResponse & { errors?: Record<string, string> }>('/api/profile/payment', body);

  test('are saved with a code, masked, encrypted, locked and emailed', async () => {
    const given = await proof();
    server.services.clock.advance(minute);
    const { status, body } = await save({ ...bank, proof: given });
    expect([status, body.method]).toEqual([
      200,
      {
        id: expect.any(String) as string,
        type: 'bank',
        label: 'ING •••6789',
        holder_name: 'jonas BERG',
        bank_name: 'ING',
        last4: '6789',
        country: 'DE',
        status: 'unverified',
        locked_until: new Date(server.services.clock.now() + 72 * hour).toISOString(),
      },
    ]);
    const rows = await server.services.db.selectFrom('payout_methods').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('0123456789');
    expect((await lastMail(server.services.db, 'fresh@demo.test'))?.body).toContain('ING •••6789');
    await server.simulate();
    expect((await me.get<PayoutResponse>('/api/profile/payment')).body.method?.status).toBe(
      'active',
    );
  });

  test.each([
    [
      { holder_name: 'Ana Berg' },
      'holder_name',
      'Enter your legal name, Jonas Berg. Payouts to other names fail.',
    ],
    [{ account_number: '12 345' }, 'account_number', 'The account number is invalid.'],
    [{ swift: 'nope' }, 'swift', 'The SWIFT code is invalid.'],
    [{ swift: undefined }, 'swift', 'This field is required.'],
    [{ bank_code: 'dbs' }, 'bank_code', 'Bank is not valid.'],
  ])(
    'reject %j with an error for its input, and the proof stays valid',
    async (wrong, field, sentence) => {
      server.services.clock.advance(hour);
      const token = await proof();
      const rejected = await save({ ...bank, ...wrong, proof: token });
      expect([rejected.status, rejected.body.errors]).toEqual([422, { [field]: sentence }]);
      expect((await save({ ...bank, proof: token })).status).toBe(200);
      expect((await save({ ...bank, proof: token })).status).toBe(403);
    },
  );

  test('a new legal name requires a new check', async () => {
    await server.simulate();
    await me.post('/api/profile', { legal_name: 'Jonas Bergmann' });
    const { method } = (await me.get<PayoutResponse>('/api/profile/payment')).body;
    expect(method).toMatchObject({ status: 'unverified' });
  });
});
