import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from '../config/readVariables.ts';
import type { Database } from './schema.ts';
import { sqliteFile } from './sqlite.ts';

const marker = 'initialized';

/**
 * Throws a ConfigError for a database that another program created, and for a file that was emptied or deleted after
 * this server had used it: filling it with a new schema would hide the loss.
 */
export async function assertOwnDatabase(db: Database, data: Config['data']): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some(({ name }) => name === 'kysely_migration')) return;
  const database = data.url ? 'The database in DATABASE_URL' : path.join(data.dir, sqliteFile);
  if (tables.length > 0) {
    throw new ConfigError(
      `${database} contains the tables of another program. Use another DATA_DIR or DATABASE_URL.`,
    );
  }
  if (!wasInitialized(data)) return;
  throw new ConfigError(
    `${database} is empty, but held data before. Move ${data.dir} away, then restore the newest backup into a new ` +
      'folder with "npm run operator -- restore FILE --yes".',
  );
}

/** Whether a server has used this data folder before; false for PostgreSQL. */
export function wasInitialized({ url, dir }: Config['data']): boolean {
  return !url && existsSync(path.join(dir, marker));
}

/** Records that the database of this folder has its schema and first data. */
export function markInitialized({ url, dir }: Config['data']): void {
  if (url) return;
  writeFileSync(
    path.join(dir, marker),
    `${sqliteFile} has been used; the server does not start if it is empty.\n`,
    { mode: 0o600 },
  );
}
