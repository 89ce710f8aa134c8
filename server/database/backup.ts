import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { tablesInOrder } from './tables.ts';
import { inSnapshot } from './transaction.ts';

const format = 'byline-backup-1';

type Header = { format: string; migration: string };
type Footer = { rows: number; sha256: string };

/** The content of a complete backup. */
export type BackupContent = Header & { rows: { table: string; row: Record<string, unknown> }[] };

/** Thrown for a backup that cannot be written, read or restored. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Writes a snapshot of all rows to a new file, as lines of JSON that either database can restore; returns the number
 * of rows. Throws a BackupError if the file exists.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const target = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'EEXIST' ? `${file} exists already.` : `${file} cannot be written.`,
    );
  });
  const hash = createHash('sha256');
  let rows = 0;
  const write = async (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    await target.write(line);
  };
  try {
    await inSnapshot(db, async (tx) => {
      await write({ format, migration: await newestMigration(tx) } satisfies Header);
      for (const table of tablesInOrder) {
        for (const row of await tx.selectFrom(table).selectAll().execute()) {
          await write({ table, row });
          rows += 1;
        }
      }
    });
    await target.write(
      `${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies Footer)}\n`,
    );
    await target.sync();
  } finally {
    await target.close();
  }
  return rows;
}

/** Reads a backup; throws a BackupError if it is incomplete or was changed. */
export async function readBackup(file: string): Promise<BackupContent> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BackupError(`${file} cannot be read.`);
  });
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const footer = parse<Footer>(text.slice(end));
  const body = text.slice(0, end);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const [first = '', ...lines] = body.split('\n').filter(Boolean);
  const header = parse<Header>(first);
  if (header?.format !== format || footer?.sha256 !== sha256 || footer.rows !== lines.length) {
    throw new BackupError(`${file} is not a complete backup.`);
  }
  return {
    ...header,
    rows: lines.map((line) => JSON.parse(line) as BackupContent['rows'][number]),
  };
}

/** Returns the name of the newest migration of a database. */
export async function newestMigration(db: Database): Promise<string> {
  const row = await (db as unknown as Kysely<MigrationTable>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .executeTakeFirstOrThrow();
  return row.name;
}

type MigrationTable = { kysely_migration: { name: string } };

function parse<Value>(line: string): Value | undefined {
  try {
    return JSON.parse(line) as Value;
  } catch {
    return undefined;
  }
}
