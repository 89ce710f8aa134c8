import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './integrity.ts';

// Runs in a worker thread: reads every page of an SQLite file, while other connections read and write.
parentPort?.postMessage(findDamage(String(workerData), 'quick'));
