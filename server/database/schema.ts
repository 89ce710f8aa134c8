import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from './schema/accounts.ts';
import type { DiscussionTables } from './schema/discussions.ts';
import type { JobTables } from './schema/jobs.ts';
import type { MoneyTables } from './schema/money.ts';
import type { SocialTables } from './schema/social.ts';
import type { SystemTables } from './schema/system.ts';
import type { WorkTables } from './schema/work.ts';

/** Every table; ids are text, times integer ms UTC, money integer minor units, flags 0 or 1. */
export type Schema = AccountTables &
  DiscussionTables &
  JobTables &
  MoneyTables &
  SocialTables &
  SystemTables &
  WorkTables;

/** The database, or a transaction in it. */
export type Database = Kysely<Schema>;

/** A transaction; functions that must not run outside of one require this type. */
export type Tx = Transaction<Schema>;
