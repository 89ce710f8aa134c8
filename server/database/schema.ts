import type { Kysely, Transaction } from 'kysely';
import type { Row } from './defineTable.ts';
import type { tables } from './tables.ts';

/** The rows of every table. */
export type Schema = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> };

/** The database, or a transaction in it. */
export type Database = Kysely<Schema>;

/** A transaction; functions that must not run outside of one require this type. */
export type Tx = Transaction<Schema>;
