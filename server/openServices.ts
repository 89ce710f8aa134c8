import path from 'node:path';
import type { Config } from './config.ts';
import { connect } from './database/connect.ts';
import { assertIntact } from './database/integrity.ts';
import { assertOwnDatabase } from './database/ownDatabase.ts';
import { migrate } from './database/migrate.ts';
import type { ConnectionLimits } from './database/postgres.ts';
import type { Database } from './database/schema.ts';
import { createMovableClock, systemClock } from './domain/clock.ts';
import type { Services } from './domain/services.ts';
import { createProviders } from './providers/createProviders.ts';
import type { FileStore } from './domain/attachments/fileStore.ts';
import { createBucketStore } from './storage/bucketStore.ts';
import { createFolderStore } from './storage/folderStore.ts';

/** Opens the storage of pictures: the bucket in STORAGE_URL, else a folder in DATA_DIR. */
function openStorage({ dir, storage }: Config['data']): FileStore {
  return storage ? createBucketStore(storage) : createFolderStore(path.join(dir, 'pictures'));
}

/** How to open the services. */
export type OpenOptions = {
  /** Brings the schema up to date; the default migrates the database. */
  prepare?: (db: Database, data: Config['data']) => Promise<void>;
  limits?: ConnectionLimits;
};

/** Checks the database file, connects to the database, prepares its schema and creates clock and OAuth providers. */
export async function openServices(
  config: Config,
  { prepare = (db) => migrate(db), limits = {} }: OpenOptions = {},
): Promise<Services> {
  assertIntact(config.data);
  const db = connect(config.data, limits);
  try {
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
