import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { FileStore } from './fileStore.ts';
import type { Clock } from './clock.ts';
import type { SocialProviders } from './socialProviders.ts';

/** What every business rule may use. */
export type Services = {
  db: Database;
  clock: Clock;
  config: Config;
  files: FileStore;
  providers: SocialProviders;
};
