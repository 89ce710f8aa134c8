import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createDatabase } from '../testing/databases.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

/** A database error as the drivers throw it. */
const createError = (properties: object) => Object.assign(new Error('test'), properties);

async function openDatabase() {
  const database = await createDatabase('SQLite');
  const db = connect(readConfig(database.env).data);
  onTestFinished(async () => {
    await db.destroy();
    await database.remove();
  });
  await migrate(db);
  return db;
}

test.each([
  ['a failed serialization', { code: '40001' }],
  ['a deadlock', { code: '40P01' }],
  // SQLITE_BUSY_SNAPSHOT, whose low byte is SQLITE_BUSY.
  ['a busy file', { errcode: 517 }],
])('a transaction is repeated after %s', async (_title, properties) => {
  const db = await openDatabase();
  let attempts = 0;
  const result = await inTransaction(db, async () => {
    attempts += 1;
    if (attempts < 3) throw createError(properties);
    return 'done';
  });
  expect([result, attempts]).toEqual(['done', 3]);
});

test('a transaction is not repeated after another error, nor for ever', async () => {
  const db = await openDatabase();
  let attempts = 0;
  const run = (properties: object) =>
    inTransaction(db, async () => {
      attempts += 1;
      throw createError(properties);
    });
  await expect(run({ code: '23505' })).rejects.toThrow('test');
  expect(attempts).toBe(1);
  await expect(run({ code: '40P01' })).rejects.toThrow('test');
  expect(attempts).toBe(5);
});
