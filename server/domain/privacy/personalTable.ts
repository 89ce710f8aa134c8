import { sql, type RawBuilder, type Selectable } from 'kysely';
import { containsInAnyCase } from '../../database/like.ts';
import type { Schema } from '../../database/schema.ts';

/** The account of a person, and the contacts under which messages and commands name it. */
export type Person = { id: string; email: string | null; phone: string | null };

/** How a column is exported: times as ISO 8601 in UTC, amounts as minor units with their currency. */
export type Format = 'text' | 'number' | 'flag' | 'time' | 'json' | 'amount' | 'encrypted';

/** A column: how it is exported, or why not; and what happens to it if the person is erased but the row stays. */
export type PersonalColumn = {
  format: Format;
  /** Its unit or shape, where the format does not show it. */
  note?: string;
  /** Why it is not exported. */
  omitted?: string;
  /** The value that replaces it. */
  erased?: { value: string | number | null };
  /** Why it is kept. */
  kept?: string;
};

/** A table with data of people. */
export type PersonalTable<Columns extends string = string> = {
  /** What its rows are, for the description of an export. */
  about: string;
  /** Name of its list in an export. */
  section: string;
  /** Whether a person has at most one row. */
  isSingle?: true;
  /** Why it is not exported. */
  omitted?: string;
  /** Condition for the rows of a person; the table is not aliased. */
  belongsTo: (person: Person) => RawBuilder<boolean>;
  /** Currency of its amounts, as SQL. */
  currency?: RawBuilder<string>;
  /** What an erasure does: deletes the rows, or only replaces the columns marked for it. */
  erasure: 'delete' | 'change';
  columns: Record<Columns, PersonalColumn>;
};

/** A table without data of people, and why. */
type ImpersonalTable = { notPersonal: string };

/** Every table of a part of the schema, with all its columns. */
export type PersonalTables<Tables> = {
  [Name in keyof Tables]:
    | PersonalTable<Extract<keyof Selectable<Tables[Name]>, string>>
    | ImpersonalTable;
};

type ColumnFate = Omit<PersonalColumn, 'format'>;

const create =
  (format: Format) =>
  (fate: ColumnFate = {}): PersonalColumn => ({ format, ...fate });

/** Defines columns by their format. */
export const column = {
  text: create('text'),
  number: create('number'),
  flag: create('flag'),
  time: create('time'),
  json: create('json'),
  amount: create('amount'),
  encrypted: create('encrypted'),
};

/** Replaces a column when the person is erased. */
export const erased = (value: string | number | null): ColumnFate => ({ erased: { value } });

/** Keeps a column when the person is erased. */
export const kept = (reason: string): ColumnFate => ({ kept: reason });

/** Explains the unit or shape of a column. */
export const note = (text: string): ColumnFate => ({ note: text });

/** Leaves a column out of an export. */
export const omitted = (reason: string): ColumnFate => ({ omitted: reason });

/** Leaves a secret out of an export. */
export const secret = (what: string): ColumnFate => omitted(`secret: ${what}`);

/** Reasons to keep a column. */
export const key = kept('identifies the row; no one can be found by it');
export const accounting = kept('part of the records of money that the law requires');
export const statistic = kept('figure of a job that belongs to the brand as well');

/** Returns the currency of the job of a row. */
export const currencyOf = (owner: string) =>
  sql<string>`(select currency from jobs where jobs.id = ${sql.ref(owner)})`;

/** Returns the condition that a column has the id of the person's account. */
export const accountColumn =
  (name = 'account_id') =>
  ({ id }: Person) =>
    sql<boolean>`${sql.ref(name)} = ${id}`;

/** Returns the condition that a column refers to a row of another table that has the id of the person's account. */
export const parentColumn =
  (key: string, table: keyof Schema) =>
  ({ id }: Person) =>
    sql<boolean>`${sql.ref(key)} in (select id from ${sql.table(table)} where account_id = ${id})`;

/**
 * Selects the messages of the outbox to the person, and the messages to the support about a ticket or case of the person, whose subjects
 * begin with its reference.
 */
export function isMessageOf({ id, email, phone }: Person): RawBuilder<boolean> {
  const contacts = [email, phone].filter((contact) => contact !== null);
  const toPerson =
    contacts.length > 0 ? sql<boolean>`recipient in (${sql.join(contacts)})` : sql<boolean>`1 = 0`;
  return sql<boolean>`(${toPerson} or exists (select 1 from contact_tickets
    where account_id = ${id} and outbox.subject like '[' || reference || ']%')
    or exists (select 1 from cases
    where account_id = ${id} and outbox.subject like '[' || reference || ']%'))`;
}

/** Selects the commands of operators that name the person. */
export function isCommandAbout({ id, email, phone }: Person): RawBuilder<boolean> {
  const names = [id, email, phone].filter((name) => name !== null);
  const conditions = names.map((name) => {
    // The arguments are JSON, so the name is searched in quotes: a longer argument that contains the name does not match.
    return containsInAnyCase(sql<string>`arguments`, JSON.stringify(name));
  });
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
