import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from './schema/accounts.ts';
import type { CodeTables } from './schema/codes.ts';
import type { HelpTables } from './schema/help.ts';
import type { JobTables } from './schema/jobs.ts';
import type { MoneyTables } from './schema/money.ts';
import type { ProfileTables } from './schema/profiles.ts';
import type { SocialTables } from './schema/social.ts';
import type { SystemTables } from './schema/system.ts';
import type { WorkTables } from './schema/work.ts';

/** Every table; ids are text, moments integer ms UTC, money integer minor units, flags 0 or 1. */
export type Schema = AccountTables &
  CodeTables &
  HelpTables &
  JobTables &
  MoneyTables &
  ProfileTables &
  SocialTables &
  SystemTables &
  WorkTables;

/** The database, or a transaction in it. */
export type Database = Kysely<Schema>;

/** A running transaction; functions that must not run outside one ask for it by type. */
export type Tx = Transaction<Schema>;
