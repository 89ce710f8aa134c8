import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { runOnce } from './idempotency.ts';
import { DomainError } from './domainError.ts';

describe.each(databaseKinds)('an idempotent request on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  const request = (key: string, payload: unknown = { a: 1, b: 2 }) => ({
    accountId: 'account-fresh',
    operation: 'test',
    key,
    payload,
    now: Date.now(),
  });

  test('an idempotent request has one effect and one result, however many repeats arrive at once', async () => {
    const key = randomUUID();
    let effects = 0;
    const repeats = Array.from({ length: 30 }, () =>
      runOnce(server.services.db, request(key), async () => {
        effects += 1;
        return { number: effects };
      }),
    );
    const results = await Promise.all(repeats);
    expect(effects).toBe(1);
    expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(
      new Set(['{"number":1}']),
    );
  });

  test('an idempotent request is repeated by a payload whose properties have another order', async () => {
    const key = randomUUID();
    await runOnce(server.services.db, request(key, { a: 1, b: 2 }), () => Promise.resolve('first'));
    const again = runOnce(server.services.db, request(key, { b: 2, a: 1 }), () =>
      Promise.resolve('second'),
    );
    expect(await again).toBe('first');
  });

  test('an idempotent request is rejected with another payload', async () => {
    const key = randomUUID();
    await runOnce(server.services.db, request(key), () => Promise.resolve(1));
    const other = runOnce(server.services.db, request(key, { a: 2 }), () => Promise.resolve(2));
    await expect(other).rejects.toMatchObject({ kind: 'invalid', message: 'intent.reused' });
  });

  test('an idempotent request can be retried after an error, which has no effect', async () => {
    const key = randomUUID();
    const locales = () =>
      server.services.db
        .selectFrom('accounts')
        .select('locale')
        .where('id', '=', 'account-fresh')
        .execute();
    const before = await locales();
    const rejected = runOnce(server.services.db, request(key), async (tx) => {
      await tx
        .updateTable('accounts')
        .set({ locale: 'ar' })
        .where('id', '=', 'account-fresh')
        .execute();
      throw new DomainError('conflict', 'job.full');
    });
    await expect(rejected).rejects.toMatchObject({ kind: 'conflict', message: 'job.full' });
    expect(await locales()).toEqual(before);
    const again = runOnce(server.services.db, request(key), () => Promise.resolve('done'));
    expect(await again).toBe('done');
  });

  test('the same key of another account is another request', async () => {
    const key = randomUUID();
    await runOnce(server.services.db, request(key), () => Promise.resolve('mine'));
    const theirs = { ...request(key), accountId: 'account-arabic' };
    expect(await runOnce(server.services.db, theirs, () => Promise.resolve('theirs'))).toBe(
      'theirs',
    );
  });
});
