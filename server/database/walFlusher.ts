import { open } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { toDatabaseError } from './databaseUnavailable.ts';

/** Number of flushes after which the log is copied into the database file. */
const flushesPerCheckpoint = 250;

const checkpointWorker = path.join(import.meta.dirname, 'checkpointWorker.ts');

/** Flushes the write-ahead log of an SQLite file to the disk outside the main thread; waiting commits share one flush. */
export class WalFlusher {
  readonly #file: string;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #flushes = 0;
  #checkpoint: Promise<void> | null = null;

  /** Creates the flusher of a database file, which is in WAL mode. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Resolves when all previous commits are on the disk; rejects with a DatabaseUnavailableError if flushing fails. */
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
    await (this.#next ?? this.#running).catch(() => undefined);
    await this.#checkpoint;
  }

  async #flushNow(): Promise<void> {
    try {
      await using log = await open(`${this.#file}-wal`, 'r+');
      await log.datasync();
    } catch (error) {
      throw toDatabaseError(error);
    }
    this.#flushes += 1;
    if (this.#flushes % flushesPerCheckpoint === 0) this.#checkpoint ??= this.#runCheckpoint();
  }

  // By default, SQLite copies the log into the file during a commit, on the main thread. `wal_autocheckpoint` in sqlite.ts lets it do so only
  // if the log becomes long.
  #runCheckpoint(): Promise<void> {
    return new Promise((resolve) => {
      const worker = new Worker(checkpointWorker, { workerData: this.#file });
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
