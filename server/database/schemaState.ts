import { sql, type Kysely } from 'kysely';
import { ConfigError } from '../config/readVariables.ts';
import { second } from '../durations.ts';
import { DatabaseUnavailableError } from './databaseUnavailable.ts';
import { areComplete, isFormer } from './formerMigrations.ts';
import { isPostgres } from './isPostgres.ts';
import { migrations, schemaVersion } from './migrations.ts';
import type { Database, Tx } from './schema.ts';

/** The advisory lock that Kysely holds on PostgreSQL while it migrates. */
const migrationLock = sql.raw('3853314791062309107');
// The limits are in ms, which PostgreSQL assumes for numbers without a unit.
const [statementTimeout, lockTimeout] = [15 * second, 10 * second].map(String);

/**
 * The state of a database's schema relative to this code; `pending` are the migrations that the database lacks. A database from before the
 * first release is `older` (its version is 0) if it has the schema of that release, else `unreleased`.
 */
export type SchemaState = {
  kind: 'empty' | 'unreleased' | 'older' | 'current' | 'newer';
  /** Number of applied migrations of this version. */
  version: number;
  pending: string[];
};

/** Thrown when the schema of the database is newer than this process. */
export class NewerSchemaError extends DatabaseUnavailableError {
  override name = 'NewerSchemaError';

  constructor(version: number) {
    super(
      `The database has schema ${version}, this process knows ${schemaVersion}: a newer version has upgraded it. Start that version.`,
    );
  }
}

/** Reads the schema of a database, which may be empty. */
export async function readSchemaState(db: Database): Promise<SchemaState> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isMigrated = tables.some(({ name }) => name === 'kysely_migration');
  const applied = new Set(isMigrated ? await readApplied(db) : []);
  if ([...applied].some(isFormer)) {
    const kind = areComplete(applied) ? 'older' : 'unreleased';
    return { kind, version: 0, pending: Object.keys(migrations) };
  }
  const pending = Object.keys(migrations).filter((name) => !applied.has(name));
  const isNewer = [...applied].some((name) => !Object.hasOwn(migrations, name));
  const getKind = (): SchemaState['kind'] => {
    if (isNewer) return 'newer';
    if (applied.size === 0) return 'empty';
    return pending.length > 0 ? 'older' : 'current';
  };
  return { kind: getKind(), version: applied.size, pending };
}

/** Throws a NewerSchemaError if another process has migrated the database to a newer schema. */
export async function assertKnownSchema(db: Database): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select count(*) as version from kysely_migration`.execute(db);
  assertNotNewer(Number(rows[0]?.version));
}

/**
 * Protects a writing transaction: throws a NewerSchemaError if the schema is newer, and a DatabaseUnavailableError during a migration. No
 * migration begins before the transaction ends. On PostgreSQL, also sets the time limits, because connections from a pooler may lack them.
 */
export async function fenceTransaction(tx: Tx): Promise<void> {
  if (!isPostgres(tx as unknown as Kysely<never>)) return assertKnownSchema(tx);
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${migrationLock}) as is_free,
      set_config('statement_timeout', ${statementTimeout}, true),
      set_config('lock_timeout', ${lockTimeout}, true)`.execute(tx);
  if (!rows[0]?.is_free) throw new DatabaseUnavailableError('The database is being upgraded.');
  // Uses a separate statement, which sees everything that was committed before the lock was granted.
  await assertKnownSchema(tx);
}

/** Lifts the time limit of statements within a transaction, for work on all rows. */
export async function liftTimeLimit(db: Database): Promise<void> {
  if (!isPostgres(db as unknown as Kysely<never>)) return;
  await sql`set local statement_timeout = 0`.execute(db);
}

/** Holds the lock of migrations until the end of the transaction; other processes cannot write meanwhile. */
export async function lockSchema(tx: Tx): Promise<void> {
  if (!isPostgres(tx as unknown as Kysely<never>)) return;
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
}

/** Creates the error for a database that is not ready for this version; the message names the command to run. */
export function schemaError({ kind, version, pending }: SchemaState): ConfigError {
  if (kind === 'newer') return new ConfigError(new NewerSchemaError(version).message);
  if (kind === 'empty') {
    return new ConfigError(
      'The database is empty. Start the server, or run "npm run operator -- migrate" or "restore FILE --yes".',
    );
  }
  if (kind === 'unreleased') {
    return new ConfigError(
      'The database is from before version 0.3.0, the first release, and older than the last commit before it, so this version cannot upgrade it. Nothing was changed. ' +
        'Start that commit with this database once, which upgrades it, and back it up; then start this version with it, or restore the backup: docs/upgrade.md.',
    );
  }
  return new ConfigError(
    `The database has schema ${version}, this version needs ${schemaVersion} (${pending.length} pending, from ${pending[0] ?? ''}). ` +
      'Stop all processes of the older version, then run "npm run operator -- migrate", which writes a backup first.',
  );
}

function assertNotNewer(version: number): void {
  if (version > schemaVersion) throw new NewerSchemaError(version);
}

async function readApplied(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
