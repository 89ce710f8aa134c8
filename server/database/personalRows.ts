import { sql, type RawBuilder } from 'kysely';
import { containsInAnyCase } from './like.ts';

/** A contact that the account had until a time. */
export type FormerContact = { contact: string; ended_at: number };

/** The account of a person, and the contacts under which messages and commands name it. */
export type Person = {
  id: string;
  email: string | null;
  phone: string | null;
  formerContacts: readonly FormerContact[];
};

/** Reasons to keep a column. */
export const key = 'identifies the row; no one can be found by it';
export const accounting = 'part of the records of money that the law requires';
export const statistic = 'figure of a job that belongs to the brand as well';

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
  (key: string, table: string) =>
  ({ id }: Person) =>
    sql<boolean>`${sql.ref(key)} in (select id from ${sql.table(table)} where account_id = ${id})`;

/**
 * Selects the messages of the outbox to the person, and the messages to the support about a ticket or case of the person, whose subjects
 * begin with its reference.
 */
export function isMessageOf({ id, email, phone, formerContacts }: Person): RawBuilder<boolean> {
  const contacts = [email, phone].filter((contact) => contact !== null);
  const toPerson =
    contacts.length > 0 ? sql<boolean>`recipient in (${sql.join(contacts)})` : sql<boolean>`1 = 0`;
  const formerly = formerContacts.map(
    ({ contact, ended_at: end }) => sql<boolean>`recipient = ${contact} and at <= ${end}`,
  );
  return sql<boolean>`(${sql.join([toPerson, ...formerly], sql` or `)} or exists (select 1 from contact_tickets
    where account_id = ${id} and outbox.subject like '[' || reference || ']%')
    or exists (select 1 from cases
    where account_id = ${id} and outbox.subject like '[' || reference || ']%'))`;
}

/** Selects the commands of operators that name the person. */
export function isCommandAbout({ id, email, phone, formerContacts }: Person): RawBuilder<boolean> {
  // The arguments are JSON, so the name is searched in quotes: a longer argument that contains the name does not match.
  const isNamed = (name: string) => containsInAnyCase(sql<string>`arguments`, JSON.stringify(name));
  const names = [id, email, phone].filter((name) => name !== null);
  const conditions = [
    ...names.map(isNamed),
    ...formerContacts.map(
      ({ contact, ended_at: end }) => sql<boolean>`${isNamed(contact)} and at <= ${end}`,
    ),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
