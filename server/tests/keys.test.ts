import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { listTables, streamRows } from '../database/catalogue.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { createUndoLink } from '../domain/accounts/undoLink.ts';
import { encrypt } from '../domain/encryption.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { openServices } from '../openServices.ts';
import { startServer } from '../start.ts';
import { createDatabase, usualDatabaseKinds, type TestDatabase } from '../testing/databases.ts';

const quiet = { PORT: '0', LOG_LEVEL: 'silent', APP_DIR: 'none', SHUTDOWN_GRACE_MS: '0' };
const demoKey = Buffer.from('byline demo key, not for secrets').toString('base64');
const newKey = randomBytes(32).toString('base64');
const rotated = { ENCRYPTION_KEY: newKey, ENCRYPTION_KEYS_FORMER: demoKey };
/** The id of the demo's key, which encrypts the database and is the former key after a rotation. */
const formerId = readConfig({}).encryption.current.id;

describe.each(usualDatabaseKinds)('encryption keys on %s', (kind) => {
  let database: TestDatabase;
  const readEnv = (env: Record<string, string>) => ({ ...quiet, ...database.env, ...env });
  const start = async (env: Record<string, string> = {}) =>
    (await startServer(readConfig(readEnv(env)))).close();
  const operate = (line: string, env: Record<string, string> = {}) =>
    runOperator(operatorCommands, line.split(' '), readEnv(env));
  const inDatabase = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
    const db = connect(readConfig(database.env).data);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
  /** Returns the tables with texts encrypted with the former key. */
  const findTablesWithFormerKey = () =>
    inDatabase((db) =>
      db.transaction().execute(async (tx) => {
        const tables = new Set<string>();
        for (const table of await listTables(tx)) {
          for await (const row of streamRows(tx, table)) {
            if (JSON.stringify(row).includes(`v1.${formerId}.`)) tables.add(table);
          }
        }
        return [...tables].toSorted();
      }),
    );

  beforeEach(async () => {
    database = await createDatabase(kind, inject('seeded')[kind]);
    const services = await openServices(readConfig(readEnv({})));
    const { db, config } = services;
    await db.transaction().execute(async (tx) => {
      const account = await tx
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', 'account-approved')
        .executeTakeFirstOrThrow();
      // The demo data have no codes and no tokens of providers, so the tests add an undo link and the tokens of one account.
      await createUndoLink(tx, services, account);
      const social = await tx
        .selectFrom('social_accounts')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      await tx.deleteFrom('social_grants').where('social_account_id', '=', social.id).execute();
      await tx
        .insertInto('social_grants')
        .values({
          social_account_id: social.id,
          access_token: encrypt(config.encryption, 'access token', 'access'),
          refresh_token: encrypt(config.encryption, 'refresh token', 'refresh'),
          expires_at: null,
        })
        .execute();
    });
    await db.destroy();
  });
  afterEach(() => database.remove());

  test('a server does not start with a key that the database was not encrypted with; the error names ENCRYPTION_KEY', async () => {
    const wrongKeyError = new RegExp(
      `^ENCRYPTION_KEY: .*another key \\(id ${formerId};.*FORMER\\.$`,
    );
    // The first start stores a canary, the text that later starts decrypt. The error comes with and without a canary.
    await expect(start({ ENCRYPTION_KEY: newKey })).rejects.toThrow(wrongKeyError);
    await start();
    await expect(start({ ENCRYPTION_KEY: newKey })).rejects.toThrow(wrongKeyError);
    await start(rotated);
    // The canary has the new key now.
    await expect(start()).rejects.toThrow(/^ENCRYPTION_KEY: /);
  });

  test('after a rotation the former key can be removed', async () => {
    await start(rotated);
    const before = await findTablesWithFormerKey();
    expect(before).toEqual(['otp_challenges', 'payout_methods', 'social_grants', 'withdrawals']);
    const plan = await operate('rotate-keys --dry-run', rotated);
    expect(plan.text).toMatch(
      /^The current key \S+ encrypts 0 texts\.\nThe former key \S+ is still needed: it encrypts \d+ texts\./,
    );
    expect(await findTablesWithFormerKey()).toEqual(before);
    const rotation = await operate('rotate-keys', rotated);
    expect(rotation.code).toBe(0);
    expect(rotation.text).toMatch(/^Encrypted [1-9]\d* texts again\./);
    expect(rotation.text).toContain(`The former key ${formerId} encrypts no text: it can go`);
    expect(await findTablesWithFormerKey()).toEqual([]);
    await start({ ENCRYPTION_KEY: newKey });
    expect((await operate('audit', { ENCRYPTION_KEY: newKey })).code).toBe(0);
    expect((await operate('rotate-keys', rotated)).text).toMatch(/^Encrypted 0 texts again/);
    const file = path.join(database.env['DATA_DIR'] ?? '', 'pay.csv');
    // The demo has a requested withdrawal in yen.
    const paid = await operate(`payout-file ${file} JPY`, { ENCRYPTION_KEY: newKey });
    expect(paid.text).toContain('was written');
    // The file contains the decrypted account number.
    expect(readFileSync(file, 'utf8')).toContain('0013557');
  });

  test('audit, rotate-keys and payout-file report columns that no key decrypts; payout-file then marks no withdrawal', async () => {
    const wrong = { ENCRYPTION_KEY: newKey };
    const audit = await operate('audit', wrong);
    expect(audit).toMatchObject({ code: 1 });
    expect(audit.text).toContain('No encryption key decrypts payout_methods.sealed_details of');
    const rotation = await operate('rotate-keys', wrong);
    expect(rotation.code).toBe(1);
    expect(rotation.text).toMatch(/No key decrypts withdrawals\.sealed_details of/);
    const file = path.join(database.env['DATA_DIR'] ?? '', 'pay.csv');
    const skipped = await operate(`payout-file ${file} JPY`, wrong);
    expect(skipped.text).toMatch(
      /no file was written\.\nSkipped W-\S+: no encryption key decrypts/,
    );
    const created = await operate(`payout-file ${file} JPY`);
    const batch = /B-[\w-]+/.exec(created.text)?.[0] ?? '';
    const again = await operate(`payout-file ${file}2.csv ${batch}`, wrong);
    expect(again.code).toBe(1);
    expect(again.text).toMatch(/^W-\S+: The key of an encrypted text is not configured\.$/);
  });

  test('rotate-keys --give-up deletes the texts of a lost key; then a server starts, and owners enter their details again', async () => {
    await start();
    const env = { ENCRYPTION_KEY: newKey };
    expect((await operate('rotate-keys', env)).code).toBe(1);
    await expect(start(env)).rejects.toThrow(`another key (id ${formerId}`);
    // The option needs the id of a key, and there is no option for all keys.
    for (const line of ['rotate-keys --give-up', 'rotate-keys --give-up-all']) {
      expect((await operate(line, env)).code).toBe(1);
    }
    expect((await operate(`rotate-keys --give-up ${formerId}`)).text).toContain('is configured');
    expect((await operate('rotate-keys --give-up other', env)).text).toMatch(/^Deleted 0 texts of/);
    // The canary in `settings`, and the four tables with personal data.
    expect(await findTablesWithFormerKey()).toHaveLength(5);
    const deletion = await operate(`rotate-keys --give-up ${formerId}`, env);
    expect(deletion).toMatchObject({ code: 0 });
    expect(deletion.text).toMatch(/^Deleted [1-9]\d* texts? of the lost key \S+\./);
    expect(await findTablesWithFormerKey()).toEqual([]);
    await start(env);
    expect((await operate('audit', env)).code).toBe(0);
    await inDatabase(async (db) => {
      const methods = await db.selectFrom('payout_methods').selectAll().execute();
      expect(methods.length).toBeGreaterThan(0);
      for (const method of methods) {
        expect(method).toMatchObject({ status: 'rejected', sealed_details: null });
        expect(method.reason).not.toBe('');
      }
      const connections = await db
        .selectFrom('social_accounts')
        .select('status')
        .where('id', 'in', (row) => row.selectFrom('social_grants').select('social_account_id'))
        .execute();
      expect(connections).toEqual([]);
      const mails = await db
        .selectFrom('outbox')
        .select('body')
        .where('body', 'like', '%no longer read these details%')
        .execute();
      expect(mails.length).toBeGreaterThan(0);
    });
    const file = path.join(database.env['DATA_DIR'] ?? '', 'lost.csv');
    expect((await operate(`payout-file ${file} JPY`, env)).text).toMatch(/Skipped W-/);
  });

  test('restore reports that the backup needs another key', async () => {
    await start();
    const file = path.join(database.env['DATA_DIR'] ?? '', 'keys.backup');
    await operate(`backup ${file}`);
    const env = { ENCRYPTION_KEY: newKey };
    const restored = await operate(`restore ${file} --yes`, env);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.text).toContain(`ENCRYPTION_KEY: this database was encrypted with another key`);
    expect((await operate(`restore ${file} --yes`, rotated)).text).not.toContain('ENCRYPTION_KEY');
  });
});
