import path from 'node:path';
import type { Config } from './config.ts';
import { connect } from './database/connect.ts';
import { assertIntact } from './database/integrity.ts';
import { assertOwnDatabase } from './database/ownDatabase.ts';
import { migrate } from './database/migrate.ts';
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

/** Checks the database file, connects to the database, migrates it to the newest schema and creates clock and OAuth providers. */
export async function openServices(config: Config): Promise<Services> {
  assertIntact(config.data);
  const db = connect(config.data);
  await assertOwnDatabase(db, config.data);
  await migrate(db);
  const clock = config.hasTestHooks ? createMovableClock(db) : systemClock;
  const files = openStorage(config.data);
  return { db, clock, config, files, providers: createProviders(config) };
}
