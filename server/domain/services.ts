import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Clock } from './clock.ts';

/** What every rule may use: the database, the time and the configuration. */
export type Services = { db: Database; clock: Clock; config: Config };
