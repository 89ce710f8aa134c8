import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { DatabaseUnavailableError } from '../database/databaseUnavailable.ts';
import { schemaVersion } from '../database/migrations.ts';
import { NewerSchemaError } from '../database/schemaState.ts';
import { inTransaction } from '../database/transaction.ts';
import { openInternalAccount, openWallet, post } from '../domain/money/ledger.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { runDueJobs } from '../domain/schedule/runDueJobs.ts';
import { day } from '../durations.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { startServer } from '../start.ts';
import { databaseKinds, usualDatabaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

/** The advisory lock that Kysely holds while it migrates. */
const migrationLock = '3853314791062309107';

describe.each(databaseKinds)('a process on %s whose database was upgraded', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
  });
  afterEach(() => server.close());

  const upgrade = () =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2027')`.execute(
      server.services.db,
    );
  const countEntries = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ledger_entries`.execute(server.services.db);
    return Number(rows[0]?.count);
  };
  const credit = () =>
    inTransaction(server.services.db, async (tx) => {
      const wallet = await openWallet(tx, 'account-fresh', 'USD');
      const brands = await openInternalAccount(tx, 'brands', 'USD');
      const entries = [
        { account: wallet, type: 'bonus' as const, amount: 5 },
        { account: brands, type: 'counterpart' as const, amount: -5 },
      ];
      return post(tx, { event: `gift:${Math.random()}`, at: 1, ref: null, subject: '', entries });
    });

  test('an older process writes no ledger entry in any way', async () => {
    expect(await credit()).toBe(true);
    const before = await countEntries();
    await upgrade();
    await expect(credit()).rejects.toThrow(NewerSchemaError);
    // An old process would credit the payments that fall due.
    server.services.clock.advance(20 * day);
    await expect(runDueJobs(server.services)).rejects.toThrow(NewerSchemaError);
    const user = await server.signedIn('approved').catch((error: unknown) => String(error));
    expect(user).toContain('503');
    expect(await countEntries()).toBe(before);
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
  });

  test.each([
    ['without a schema version', null],
    ['with the previous schema version', schemaVersion - 1],
    ['with a newer schema version', schemaVersion + 1],
  ])(
    'an older process cannot insert a ledger transaction %s: the database rejects it',
    async (_title, version) => {
      const versionColumn = version === null ? sql`` : sql`, schema_version`;
      const versionValue = version === null ? sql`` : sql`, ${version}`;
      const insert = sql`insert into ledger_transactions (id, event, at, subject${versionColumn})
      values ('old', 'old', 1, ''${versionValue})`;
      await expect(insert.execute(server.services.db)).rejects.toThrow(/ledger needs a process/);
    },
  );

  test('an older process cannot insert a ledger entry without a position: the database rejects it', async () => {
    await credit();
    const insert = sql`insert into ledger_entries
        (id, transaction_id, ledger_account_id, sequence, type, amount, balance_after, at)
      select 'old', transaction_id, ledger_account_id, sequence + 1, type, amount, balance_after, at
      from ledger_entries where ledger_account_id = 'wallet:account-fresh:USD'
      order by sequence desc limit 1`;
    // SQLite's trigger names the position; PostgreSQL names the constraint "ledger_entries_numbered".
    await expect(insert.execute(server.services.db)).rejects.toThrow(/position|numbered/);
  });

  test.runIf(usualDatabaseKinds.includes(kind))(
    'an older process responds 503 with the reason to every request, and ends',
    async () => {
      let fatal: unknown;
      const { url, dir } = server.services.config.data;
      const env = { DATA_DIR: dir, DATABASE_URL: url, LOG_LEVEL: 'silent', APP_DIR: 'none' };
      // The process reports 503 for three seconds before it ends.
      const config = readConfig({ ...env, PORT: '0', SHUTDOWN_GRACE_MS: '3000' });
      const running = await startServer(config, (error) => (fatal = error));
      const address = running.address;
      expect((await fetch(`${address}/api/health`)).status).toBe(200);
      await upgrade();
      await expect.poll(async () => (await fetch(`${address}/api/health`)).status).toBe(503);
      expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: 'upgrading' });
      expect((await fetch(`${address}/api/jobs`)).status).toBe(503);
      const page = await fetch(`${address}/jobs`, { headers: { accept: 'text/html' } });
      expect([page.status, await page.text()]).toEqual([
        503,
        expect.stringContaining('Being upgraded'),
      ]);
      await expect.poll(() => fatal).toBeInstanceOf(NewerSchemaError);
      await expect(fetch(`${address}/api/health`)).rejects.toThrow();
      await expect(startServer(config)).rejects.toThrow('a newer version has upgraded it');
      for (const line of [
        ['audit'],
        ['backup', `${dir}/x`],
        ['migrate'],
        ['restore', 'x', '--yes'],
      ]) {
        const { code, text } = await runOperator(operatorCommands, line, env);
        expect([code, text]).toEqual([1, expect.stringContaining('a newer version has upgraded')]);
      }
    },
  );

  test.skipIf(kind === 'SQLite')(
    'a process does not wait for a running migration, and works again after it',
    async () => {
      const migration = new pg.Client({ connectionString: server.services.config.data.url });
      await migration.connect();
      await migration.query(`select pg_advisory_lock(${migrationLock})`);
      const before = await countEntries();
      await expect(credit()).rejects.toThrow(DatabaseUnavailableError);
      expect(await countEntries()).toBe(before);
      expect((await server.guest().get('/api/health')).status).toBe(200);
      await migration.query(`select pg_advisory_unlock(${migrationLock})`);
      await migration.end();
      expect(await credit()).toBe(true);
    },
  );
});
