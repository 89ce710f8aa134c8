import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from '../config/readVariables.ts';
import type { Database } from './schema.ts';
import { sqliteFile } from './sqlite.ts';

/**
 * Throws a ConfigError for a database that another program created, and for a database that this server has used but that is now empty or
 * missing: a new schema would hide the loss.
 */
export async function assertOwnDatabase(db: Database, data: Config['data']): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some(({ name }) => name === 'kysely_migration')) return;
  if (tables.length > 0) {
    throw new ConfigError(
      `${describeDatabase(data)} contains the tables of another program. Use another DATA_DIR or DATABASE_URL.`,
    );
  }
  if (wasInitialized(data)) throw lostDataError(data);
}

/** Creates the error for a database that has lost its data. */
export function lostDataError(data: Config['data']): ConfigError {
  const remedy = data.url
    ? `Delete ${getMarker(data)}, then restore the newest backup`
    : `Move ${data.dir} away, then restore the newest backup into a new folder`;
  return new ConfigError(
    `${describeDatabase(data)} is empty, but held data before. ${remedy} with "npm run operator -- restore FILE --yes".`,
  );
}

/** Returns whether a server with this data folder has used this database before. */
export function wasInitialized(data: Config['data']): boolean {
  return existsSync(getMarker(data));
}

/** Records in the data folder that the database has its schema and first data. */
export function markInitialized(data: Config['data']): void {
  const text = `${describeDatabase(data)} has been used; the server does not start if it is empty.\n`;
  try {
    mkdirSync(data.dir, { recursive: true, mode: 0o700 });
    writeFileSync(getMarker(data), text, { mode: 0o600 });
  } catch (error) {
    // With PostgreSQL, the server also runs without a writable folder.
    if (!data.url) throw error;
  }
}

// The same folder may have been used with several databases.
function getMarker({ url, dir }: Config['data']): string {
  return path.join(
    dir,
    url
      ? `initialized-${createHash('sha256').update(getAddress(url)).digest('hex').slice(0, 16)}`
      : 'initialized',
  );
}

function describeDatabase({ url, dir }: Config['data']): string {
  return url ? `The database ${getAddress(url)}` : path.join(dir, sqliteFile);
}

// Leaves out user and password, because they may change.
function getAddress(url: string): string {
  if (!URL.canParse(url)) return 'in DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
