import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { second } from '../durations.ts';
import { connect, unlimited } from './connect.ts';
import { migrate, type OnMigration } from './migrate.ts';
import type { Database } from './schema.ts';
import { readSchemaState, schemaError } from './schemaState.ts';
import { sqliteFile } from './sqlite.ts';

const megabyte = 1024 * 1024;
const pause = second;

/** Callbacks around the upgrade of the schema. */
export type UpgradeCallbacks = {
  /**
   * Called before the server migrates (`remedy` is null), or while it waits for an operator to migrate (`remedy` is the instruction to
   * log). Not called if the database is empty.
   */
  onBegin: (remedy: string | null) => Promise<void>;
  onMigration: OnMigration;
  /** Called when the schema is current. */
  onEnd: () => Promise<void>;
};

/**
 * Updates the schema when a server starts: migrates an empty or small database, and waits for an operator to migrate a large one. Throws a
 * ConfigError if the schema is newer, or from before the first release.
 */
export async function prepareSchema(
  db: Database,
  data: Config['data'],
  { onBegin, onMigration, onEnd }: UpgradeCallbacks,
): Promise<void> {
  const state = await readSchemaState(db);
  if (state.kind === 'current') return;
  if (state.kind === 'newer' || state.kind === 'unreleased') throw schemaError(state);
  if (state.kind === 'empty') return migrateUnlimited(data, () => undefined);
  const isSmall = (await readSize(db, data)) <= data.migrateUpTo * megabyte;
  await onBegin(isSmall ? null : schemaError(state).message);
  if (isSmall) await migrateUnlimited(data, onMigration);
  else await waitUntilCurrent(db);
  await onEnd();
}

/** Migrates with a connection that has no time limits. */
async function migrateUnlimited(data: Config['data'], onMigration: OnMigration): Promise<void> {
  const db = connect(data, unlimited);
  try {
    await migrate(db, { onMigration });
  } finally {
    await db.destroy();
  }
}

async function waitUntilCurrent(db: Database): Promise<void> {
  for (;;) {
    const state = await readSchemaState(db);
    if (state.kind === 'current') return;
    if (state.kind === 'newer') throw schemaError(state);
    await wait(pause);
  }
}

/** Returns the size of a database in bytes. */
export async function readSize(db: Database, data: Config['data']): Promise<number> {
  if (!data.url) return statSync(path.join(data.dir, sqliteFile)).size;
  const { rows } = await sql<{ size: number }>`
    select pg_database_size(current_database()) as size`.execute(db);
  return Number(rows[0]?.size);
}
