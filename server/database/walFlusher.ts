import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { toDatabaseError } from './databaseUnavailable.ts';
import { LostFilesError, type SqliteFiles } from './sqliteFiles.ts';

/** Number of flushes after which the log is copied into the database file. */
const flushesPerCheckpoint = 250;

const checkpointWorker = path.join(import.meta.dirname, 'checkpointWorker.ts');

/** Flushes the write-ahead log of an SQLite file to the disk outside the main thread; waiting commits share one flush. */
export class WalFlusher {
  readonly #files: SqliteFiles;
  #lost: LostFilesError | null = null;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #flushes = 0;
  #checkpoint: Promise<void> | null = null;

  constructor(files: SqliteFiles) {
    this.#files = files;
  }

  /** The error of the flush that found the files lost, after which no commit can be stored; null before. */
  get lost(): LostFilesError | null {
    return this.#lost;
  }

  /**
   * Resolves when all previous commits are on the disk; rejects with a DatabaseUnavailableError if flushing fails, which is a LostFilesError
   * once the files were lost.
   */
  flush(): Promise<void> {
    // Does not share a flush that is already running, because it may have begun before this commit.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        // This flush begins now, so later commits share the next one.
        this.#running = this.#next ?? this.#running;
        this.#next = null;
        return this.#flushNow();
      });
    return this.#next;
  }

  /** Waits until flushes and checkpoint have finished. */
  async close(): Promise<void> {
    let last;
    do {
      last = this.#next ?? this.#running;
      await last.catch(() => undefined);
    } while (last !== (this.#next ?? this.#running));
    await this.#checkpoint;
    await this.#files.close();
  }

  async #flushNow(): Promise<void> {
    if (this.#lost) throw this.#lost;
    try {
      await this.#files.flushLog();
    } catch (error) {
      if (error instanceof LostFilesError) this.#lost = error;
      throw toDatabaseError(error);
    }
    this.#flushes += 1;
    if (this.#flushes % flushesPerCheckpoint === 0) this.#checkpoint ??= this.#runCheckpoint();
  }

  // By default, SQLite copies the log into the file during a commit, on the main thread. `wal_autocheckpoint` in sqlite.ts lets it do so only
  // if the log becomes long.
  #runCheckpoint(): Promise<void> {
    return new Promise((resolve) => {
      const worker = new Worker(checkpointWorker, { workerData: this.#files.file });
      worker.unref();
      // After an error, the next checkpoint copies the log.
      worker.on('error', () => undefined);
      worker.on('exit', () => {
        this.#checkpoint = null;
        resolve();
      });
    });
  }
}
