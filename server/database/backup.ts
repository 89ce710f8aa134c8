import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { productVersion } from '../productVersion.ts';
import { listTables, streamRows } from './catalogue.ts';
import type { Database, Tx } from './schema.ts';
import { liftTimeLimit } from './schemaState.ts';
import { inSnapshot } from './transaction.ts';

const newestFormat = 'byline-backup-2';
// The first format was neither compressed nor versioned.
const formats = ['byline-backup-1', newestFormat];
/** Lines are compressed in chunks of about this many characters. */
const chunkSize = 64 * 1024;
/** The first two bytes of a gzip file, which the first format does not have. */
const gzipMagic = 0x1f8b;

/** The first line of a backup: the newest migration of its database, and the product version that wrote the backup. */
type BackupHeader = { format: string; migration: string; version?: string };
type Footer = { rows: number; sha256: string };

/** One row of a backup. */
export type BackupRow = { table: string; row: Record<string, unknown> };

/** Thrown for a backup that cannot be written, read or restored. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Writes a snapshot of all rows of a database with any schema to a new file: compressed lines of JSON with a checksum at the end, which
 * SQLite and PostgreSQL can restore. Uses the same memory for any number of rows. Returns the number of rows. Throws a BackupError if the
 * file exists; deletes a file that it could not complete.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  await assertFree(file);
  // Writes to a temporary name first, so that a killed process leaves no file that looks like a backup.
  const partial = `${file}.${randomUUID()}.partial`;
  const target = await open(partial, 'wx', 0o600).catch((cause: Error) => {
    throw new BackupError(`${file} cannot be written.`, { cause });
  });
  const count = { rows: 0 };
  try {
    await inSnapshot(db, async (tx) => {
      await liftTimeLimit(tx);
      await pipeline(
        Readable.from(toChunks(describeRows(tx as Tx, count)), { objectMode: false }),
        createGzip(),
        async (source: AsyncIterable<Buffer>) => {
          for await (const part of source) await target.writeFile(part);
        },
      );
    });
    await target.sync();
    await nameFile(partial, file);
  } finally {
    await target.close();
    await rm(partial, { force: true });
  }
  return count.rows;
}

async function assertFree(file: string): Promise<void> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupError(`${file} already exists.`);
}

/** Gives a complete backup its name. */
async function nameFile(partial: string, file: string): Promise<void> {
  try {
    // Links instead of renaming, because a rename would replace the file of another backup that has ended meanwhile.
    await link(partial, file);
  } catch {
    await assertFree(file);
    // Some file systems do not support links.
    await rename(partial, file);
  }
  await using folder = await open(path.dirname(file), 'r');
  await folder.sync();
}

/** Yields the lines of a backup: the header, every row, and the footer with the hash of all lines before it. */
async function* describeRows(tx: Tx, count: { rows: number }): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const toLine = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return line;
  };
  const migration = await newestMigration(tx);
  yield toLine({ format: newestFormat, migration, version: productVersion } satisfies BackupHeader);
  for (const table of await listTables(tx)) {
    for await (const row of streamRows(tx, table)) {
      yield toLine({ table, row } satisfies BackupRow);
      count.rows += 1;
    }
  }
  yield `${JSON.stringify({ rows: count.rows, sha256: hash.digest('hex') } satisfies Footer)}\n`;
}

async function* toChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** An open backup; `readRows` can be called several times. */
export type Backup = { header: BackupHeader; readRows: () => AsyncGenerator<BackupRow> };

/**
 * Opens a backup of any version; throws a BackupError if the file is not a backup. If the file is incomplete, `readRows` throws a
 * BackupError at its end.
 */
export async function openBackup(file: string): Promise<Backup> {
  const header = await readHeader(file);
  if (!header || !formats.includes(header.format) || typeof header.migration !== 'string') {
    throw new BackupError(`${file} is not a complete backup.`);
  }
  return { header, readRows: () => readRows(file) };
}

async function readHeader(file: string): Promise<BackupHeader | undefined> {
  for await (const line of readLines(file)) return parse<BackupHeader>(line);
  return undefined;
}

// The last line is the checksum of all other lines, so each line is returned only when the next is known.
async function* readRows(file: string): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256');
  // Starts at -1, because the first line is the header.
  let rows = -1;
  let previous: string | undefined;
  for await (const line of readLines(file)) {
    if (previous !== undefined) {
      hash.update(`${previous}\n`);
      const row = rows >= 0 ? parse<BackupRow>(previous) : undefined;
      rows += 1;
      if (row) yield row;
    }
    previous = line;
  }
  const footer = parse<Footer>(previous ?? '');
  if (footer?.sha256 !== hash.digest('hex') || footer.rows !== rows) {
    throw new BackupError(`${file} is not a complete backup.`);
  }
}

// Splits lines itself, because readline also splits at U+2028, which texts may contain.
async function* readLines(file: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const part of readParts(file)) {
    const lines = (rest + decoder.write(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function* readParts(file: string): AsyncGenerator<Buffer> {
  const isCompressed = await startsWithGzip(file);
  const source = createReadStream(file);
  const stream = isCompressed ? source.pipe(createGunzip()) : source;
  // `pipe` does not pass on errors of its source.
  source.once('error', (error) => stream.destroy(error));
  try {
    yield* stream as AsyncIterable<Buffer>;
  } catch {
    throw new BackupError(`${file} is not a complete backup.`);
  } finally {
    source.destroy();
  }
}

async function startsWithGzip(file: string): Promise<boolean> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === gzipMagic;
  } catch {
    throw new BackupError(`${file} cannot be read.`);
  } finally {
    await handle?.close();
  }
}

async function newestMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  const [newest] = rows;
  if (!newest) throw new BackupError('The database is empty.');
  return newest.name;
}

function parse<Value>(line: string): Value | undefined {
  try {
    return JSON.parse(line) as Value;
  } catch {
    return undefined;
  }
}
