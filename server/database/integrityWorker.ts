import { parentPort, workerData } from 'node:worker_threads';
import { findDamage, type IntegrityCheck } from './integrity.ts';

// Runs in a worker thread: reads every page of an SQLite file, while other connections read and write.
const { file, check } = workerData as { file: string; check: IntegrityCheck };
parentPort?.postMessage(findDamage(file, check));
