import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { ConfigError } from '../config/readVariables.ts';
import type { Config } from '../config.ts';
import { sqliteFile } from './sqlite.ts';

/** `quick` reads each page once; `full` also compares the indexes with the rows and takes about eight times as long. */
export type IntegrityCheck = 'quick' | 'full';

// A fast disk reads this many bytes in about a second. A worker thread checks larger files while the server runs.
const maxBytesAtStart = 512 * 1024 * 1024;
const maxFaults = 5;
const pragmas = { quick: 'quick_check', full: 'integrity_check' };
const integrityWorker = path.join(import.meta.dirname, 'integrityWorker.ts');

/** Returns the faults of an SQLite file, at most five; empty if the file is intact. */
export function findDamage(file: string, check: IntegrityCheck): string[] {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 15_000 });
    const rows = database.prepare(`pragma ${pragmas[check]}(${maxFaults})`).all();
    return rows.map((row) => String(Object.values(row)[0])).filter((fault) => fault !== 'ok');
  } catch (error) {
    if (isDamage(error)) return [error.message];
    throw error;
  } finally {
    database?.close();
  }
}

// SQLITE_CORRUPT and SQLITE_NOTADB: the lowest byte of an extended code is the primary code (https://www.sqlite.org/rescode.html).
function isDamage(error: unknown): error is Error {
  return (
    error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff)
  );
}

/**
 * Checks the database file before its first use, unless it is large. Throws a ConfigError that names a damaged file and explains what to
 * do.
 */
export function assertIntact(data: Config['data']): void {
  const size = getSize(data);
  if (size > 0 && size <= maxBytesAtStart) throwIfDamaged(data, findDamage(getFile(data), 'quick'));
}

/** Checks a file that was too large to check before the start, in a worker thread. Rejects with a ConfigError if it is damaged. */
export async function checkLargeFile(
  data: Config['data'],
  { limit = maxBytesAtStart } = {},
): Promise<void> {
  if (getSize(data) <= limit) return;
  throwIfDamaged(data, await findDamageInWorker(data, 'quick'));
}

/**
 * Checks the whole SQLite file in a worker thread: also what the check before the start leaves out, such as an index that misses rows.
 * Rejects with a ConfigError if it is damaged; resolves when the signal aborts the check.
 */
export async function checkWhileRunning(data: Config['data'], signal?: AbortSignal): Promise<void> {
  if (getSize(data) === 0 || signal?.aborted) return;
  throwIfDamaged(data, await findDamageInWorker(data, 'full', signal));
}

async function findDamageInWorker(
  data: Config['data'],
  check: IntegrityCheck,
  signal?: AbortSignal,
): Promise<string[]> {
  const worker = new Worker(integrityWorker, { workerData: { file: getFile(data), check } });
  // A server must be able to end while the worker runs.
  worker.unref();
  signal?.addEventListener('abort', () => void worker.terminate(), { once: true });
  return new Promise<string[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => resolve([]));
  });
}

/**
 * Checks the whole SQLite file, including its indexes. Throws a ConfigError if it is damaged. Does nothing for PostgreSQL, which checks its
 * files itself.
 */
export function checkEverything(data: Config['data']): void {
  if (getSize(data) > 0) throwIfDamaged(data, findDamage(getFile(data), 'full'));
}

function getFile({ dir }: Config['data']): string {
  return path.join(dir, sqliteFile);
}

function getSize(data: Config['data']): number {
  return data.url ? 0 : (statSync(getFile(data), { throwIfNoEntry: false })?.size ?? 0);
}

function throwIfDamaged(data: Config['data'], faults: string[]): void {
  if (faults.length === 0) return;
  throw new ConfigError(
    `${getFile(data)} is damaged: ${faults.join('; ')}. Check the disk. Move ${data.dir} away, then restore the newest file that ` +
      `"npm run operator -- backup FILE" has written into a new folder, with "npm run operator -- restore FILE --yes".`,
  );
}
