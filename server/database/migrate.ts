import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';
import { liftTimeLimit, readSchemaState, schemaError } from './schemaState.ts';
import { isConflict } from './transaction.ts';

const maxAttempts = 20;
const retryDelay = 100;

/** Called when a migration begins, and with its duration in ms when it has ended. All migrations commit together. */
export type OnMigration = (name: string, ms: number | null) => void;

/**
 * Migrates the database to the newest schema, or to the migration `target`, in one transaction without a time limit. Several processes may
 * call it at once. Throws a ConfigError if the database has a newer schema.
 */
export async function migrate(
  db: Database,
  { target, onMigration = () => undefined }: { target?: string; onMigration?: OnMigration } = {},
): Promise<void> {
  const state = await readSchemaState(db);
  if (state.kind === 'newer') throw schemaError(state);
  if (state.kind === 'current') return;
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
          onMigration(name, null);
          const start = performance.now();
          await migration.up(db);
          onMigration(name, Math.round(performance.now() - start));
        },
      },
    ]),
  );
}
