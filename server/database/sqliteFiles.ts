import { statSync } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseUnavailableError } from './databaseUnavailable.ts';

/** Thrown when the files of the database were deleted, replaced or emptied while this process uses them. */
export class LostFilesError extends DatabaseUnavailableError {
  override name = 'LostFilesError';
  /** Whether the log is complete and used by nobody else, so that it can be copied into the database file. */
  readonly isLogComplete: boolean;

  constructor(file: string, isLogComplete: boolean) {
    super(
      `${path.basename(file)} was deleted, replaced or emptied while the server ran. Nothing more is stored. Restart the server.`,
    );
    this.isLogComplete = isLogComplete;
  }
}

type Identity = { dev: bigint; ino: bigint };

// The first 4 bytes of a log (https://www.sqlite.org/fileformat2.html#walformat). The last bit is the byte order of its checksums.
const logMagic = 0x377f0682;

/**
 * The database file, the write-ahead log and its index that SQLite has open, which are not necessarily the files that now have these names: SQLite
 * goes on writing to files that another program has deleted.
 */
export class SqliteFiles {
  /** Path of the database file. */
  readonly file: string;
  readonly #log: string;
  readonly #index: string;
  readonly #identities: Map<string, Identity>;
  #handle: FileHandle | undefined;
  #isClosed = false;

  /** Remembers the files; called right after SQLite has opened them. */
  constructor(file: string) {
    this.file = file;
    this.#log = `${file}-wal`;
    this.#index = `${file}-shm`;
    this.#identities = new Map(
      [this.file, this.#log, this.#index].map((name) => [name, statSync(name, { bigint: true })]),
    );
  }

  /** Flushes the log that SQLite writes to. Throws a LostFilesError if one of the files is no longer in its place. */
  async flushLog(): Promise<void> {
    if (this.#isClosed) throw new DatabaseUnavailableError('The database is closed.');
    // A handle of the log, unlike one of the database file, may be closed: SQLite has no locks on the log.
    this.#handle ??= await this.#openLog();
    await this.#handle.datasync();
    await this.#assertInPlace(this.#log);
    await this.#assertInPlace(this.file);
    // With another index, other programs do not see the locks of SQLite, and write to the same part of the log.
    await this.#assertInPlace(this.#index, false);
    const { bytesRead, buffer } = await this.#handle.read(Buffer.alloc(4), 0, 4, 0);
    // A log without any content has been copied into the database file by another program.
    const isEmptied = bytesRead > 0 && (buffer.readUInt32BE() & ~1) !== logMagic;
    if (isEmptied) throw new LostFilesError(this.#log, false);
  }

  /** Closes the handle of the log. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#handle?.close();
  }

  async #openLog(): Promise<FileHandle> {
    await this.#assertInPlace(this.#log);
    return open(this.#log, 'r+');
  }

  async #assertInPlace(name: string, isLogComplete = true): Promise<void> {
    const found = await stat(name, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    const known = this.#identities.get(name);
    if (found?.ino !== known?.ino || found?.dev !== known?.dev)
      throw new LostFilesError(name, isLogComplete);
  }
}
