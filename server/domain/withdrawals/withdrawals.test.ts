import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { requestDirectly } from '../../testing/withdrawals.ts';

// The steps of a withdrawal are tested in routes/withdrawals.test.ts, their order in transitions.test.ts, and any sequence of them in
// withdrawalProperties.test.ts.
describe.each(databaseKinds)('a withdrawal on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  const request = (amount: number) =>
    requestDirectly(server.services, 'account-approved', { amount });

  test('a withdrawal is rejected outside its limits with the message of the specification', async () => {
    await expect(request(999)).rejects.toMatchObject({
      fields: { amount: { key: 'rule.minValue' } },
    });
    await expect(request(1_000_001)).rejects.toMatchObject({
      fields: { amount: { key: 'rule.maxValue' } },
    });
  });

  test('of several withdrawals at once, one is requested', async () => {
    const results = await Promise.allSettled([request(1000), request(1000), request(1000)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(request(1000)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'withdrawal.open',
    });
  });
});
