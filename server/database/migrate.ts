import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { formerMigrations, initialMigration } from './formerMigrations.ts';
import { isPostgres } from './isPostgres.ts';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';
import { liftTimeLimit, lockSchema, readSchemaState, schemaError } from './schemaState.ts';
import { isConflict } from './transaction.ts';

const maxAttempts = 20;
const retryDelay = 100;

/** Called when a migration begins, and with its duration in ms when it has ended. All migrations commit together. */
export type OnMigration = (name: string, ms: number | null) => void;

/**
 * Migrates the database to the newest schema, or to the migration `target`, in one transaction without a time limit. Several processes may
 * call it at once. Throws a ConfigError if the database has a newer schema, or one from before the first release.
 */
export async function migrate(
  db: Database,
  { target, onMigration = () => undefined }: { target?: string; onMigration?: OnMigration } = {},
): Promise<void> {
  const state = await readSchemaState(db);
  if (state.kind === 'newer' || state.kind === 'unreleased') throw schemaError(state);
  if (state.kind === 'current') return;
  if (state.kind === 'older' && state.version === 0) {
    await timed(initialMigration, onMigration, () => replaceFormer(db));
  }
  const provider = { getMigrations: () => Promise.resolve(observe(onMigration)) };
  for (let attempt = 1; ; attempt += 1) {
    const migrator = new Migrator({ db, provider });
    const { error } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest());
    if (!error) return;
    // Tries again after a conflict: Kysely creates its own tables outside a transaction, where SQLite fails at once if another process
    // creates them too.
    if (attempt >= maxAttempts || !isConflict(error) || db.isTransaction) {
      throw new Error('The database could not be migrated.', { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}

function observe(onMigration: OnMigration): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        async up(db: Kysely<never>) {
          await liftTimeLimit(db as unknown as Database);
          await timed(name, onMigration, () => migration.up(db));
        },
      },
    ]),
  );
}

async function timed(
  name: string,
  onMigration: OnMigration,
  work: () => Promise<void>,
): Promise<void> {
  onMigration(name, null);
  const start = performance.now();
  await work();
  onMigration(name, Math.round(performance.now() - start));
}

/** Records the initial migration in place of the former ones, unless another process has done so meanwhile. */
async function replaceFormer(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSchema(tx);
    const { rows } = await sql<{ name: string }>`delete from kysely_migration
      where name in (${sql.join(formerMigrations)}) returning name`.execute(tx);
    if (rows.length === 0) return;
    await sql`insert into kysely_migration (name, timestamp)
      values (${initialMigration}, ${new Date().toISOString()})`.execute(tx);
    if (!isPostgres(tx as unknown as Kysely<never>)) return;
    // One table got its name after its constraints.
    for (const suffix of ['pkey', 'account_id_fkey']) {
      await sql`alter table social_accounts rename constraint
        ${sql.ref(`social_accounts_new_${suffix}`)} to ${sql.ref(`social_accounts_${suffix}`)}`.execute(
        tx,
      );
    }
  });
}
