import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { runOnce } from './idempotency.ts';
import { Refusal } from './domainError.ts';

describe.each(databaseKinds)('an intent on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  const intent = (key: string, payload: unknown = { a: 1, b: 2 }) => ({
    accountId: 'account-fresh',
    operation: 'test',
    key,
    payload,
    now: Date.now(),
  });

  test('has one effect and one answer, however many twins arrive together', async () => {
    const key = randomUUID();
    let effects = 0;
    const twins = Array.from({ length: 30 }, () =>
      runOnce(server.services.db, intent(key), async () => {
        effects += 1;
        return { number: effects };
      }),
    );
    const answers = await Promise.all(twins);
    expect(effects).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"number":1}']),
    );
  });

  test('is the same whatever the order of the payload', async () => {
    const key = randomUUID();
    await runOnce(server.services.db, intent(key, { a: 1, b: 2 }), () => Promise.resolve('first'));
    const again = runOnce(server.services.db, intent(key, { b: 2, a: 1 }), () =>
      Promise.resolve('second'),
    );
    expect(await again).toBe('first');
  });

  test('is refused with another payload', async () => {
    const key = randomUUID();
    await runOnce(server.services.db, intent(key), () => Promise.resolve(1));
    const other = runOnce(server.services.db, intent(key, { a: 2 }), () => Promise.resolve(2));
    await expect(other).rejects.toMatchObject({ kind: 'invalid', message: 'intent.reused' });
  });

  test('may be tried again after a refusal, which leaves nothing behind', async () => {
    const key = randomUUID();
    const refused = runOnce(server.services.db, intent(key), () =>
      Promise.reject(new Refusal('conflict', 'job.full')),
    );
    await expect(refused).rejects.toThrow(Refusal);
    const again = runOnce(server.services.db, intent(key), () => Promise.resolve('done'));
    expect(await again).toBe('done');
  });

  test('of another account is another intent', async () => {
    const key = randomUUID();
    await runOnce(server.services.db, intent(key), () => Promise.resolve('mine'));
    const theirs = { ...intent(key), accountId: 'account-arabic' };
    expect(await runOnce(server.services.db, theirs, () => Promise.resolve('theirs'))).toBe(
      'theirs',
    );
  });
});
