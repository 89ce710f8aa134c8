import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { connect, type ObserveStatement } from './database/connect.ts';
import { DatabaseUnavailableError } from './database/databaseUnavailable.ts';
import { assertIntact } from './database/integrity.ts';
import { assertOwnDatabase } from './database/ownDatabase.ts';
import { migrate } from './database/migrate.ts';
import type { ConnectionLimits } from './database/postgres.ts';
import type { Database } from './database/schema.ts';
import { NewerSchemaError } from './database/schemaState.ts';
import { second } from './durations.ts';
import { createMovableClock, systemClock } from './domain/clock.ts';
import type { Services } from './domain/services.ts';
import { createProviders } from './providers/createProviders.ts';
import type { FileStore } from './domain/fileStore.ts';
import { createBucketStore } from './storage/bucketStore.ts';
import { createFolderStore } from './storage/folderStore.ts';

/** Opens the storage of pictures: the bucket in STORAGE_URL, else a folder in DATA_DIR. */
function openStorage({ dir, storage }: Config['data']): FileStore {
  return storage ? createBucketStore(storage) : createFolderStore(path.join(dir, 'pictures'));
}

/**
 * Runs `work`, which can be repeated, and again each second for `patience` ms while the database is unavailable: a database that starts
 * with the machine may need longer than the server, and a process that starts at the same time may look whether to migrate.
 */
export async function whenAvailable(
  work: () => Promise<unknown>,
  patience: number,
  onWait?: OpenOptions['onWait'],
): Promise<void> {
  const end = performance.now() + patience;
  for (let isFirst = true; ; isFirst = false) {
    try {
      await work();
      return;
    } catch (error) {
      const isUnavailable =
        error instanceof DatabaseUnavailableError && !(error instanceof NewerSchemaError);
      if (!isUnavailable || performance.now() >= end) throw error;
      if (isFirst) onWait?.(error);
      await wait(second);
    }
  }
}

/** How to open the services. */
export type OpenOptions = {
  /** Brings the schema up to date; the default migrates the database. */
  prepare?: (db: Database, data: Config['data']) => Promise<void>;
  limits?: ConnectionLimits;
  /** Time in ms for which to wait until the database can be reached; `onWait` is called once. */
  patience?: number;
  onWait?: (error: Error) => void;
  observe?: ObserveStatement;
};

/** Checks the database file, connects to the database, prepares its schema and creates clock and OAuth providers. */
export async function openServices(
  config: Config,
  { prepare = (db) => migrate(db), limits = {}, patience = 0, onWait, observe }: OpenOptions = {},
): Promise<Services> {
  assertIntact(config.data);
  const db = connect(config.data, limits, observe);
  try {
    await whenAvailable(() => sql`select 1`.execute(db), patience, onWait);
    await assertOwnDatabase(db, config.data);
    await prepare(db, config.data);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const clock = config.hasTestHooks ? createMovableClock(db) : systemClock;
  const files = openStorage(config.data);
  return { db, clock, config, files, providers: createProviders(config) };
}
