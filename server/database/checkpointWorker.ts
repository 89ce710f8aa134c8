import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

// Runs in a worker thread: copies the write-ahead log of an SQLite file into the file, while other connections read and write.
const database = new DatabaseSync(String(workerData));
database.exec('pragma wal_checkpoint(passive)');
database.close();
