import { sql } from 'kysely';
import { containsInAnyCase } from '../../database/like.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { readFormerContacts } from '../accounts/formerContacts.ts';
import { listPersonalTables } from './personalData.ts';
import type { PersonalTable } from '../../database/defineTable.ts';
import type { Person } from '../../database/personalRows.ts';

// Erased first, in this order: these rows refer to rows of later tables, or their `belongsTo` selects them through later tables.
const firstTables: (keyof Schema)[] = [
  'attachment_uses',
  'social_grants',
  'outbox',
  'discussion_messages',
];
// Skips pictures, which are deleted together with their files after the commit.
const erasedElsewhere: (keyof Schema)[] = ['attachments'];

/**
 * Deletes or replaces a person's data in all tables, as the table of personal data defines. Money records stay without the person; unused
 * pictures are left to `deleteUnusedAttachmentsOf`. Can be repeated.
 */
export async function eraseRows(tx: Tx, account: Omit<Person, 'formerContacts'>): Promise<void> {
  const person = { ...account, formerContacts: await readFormerContacts(tx, account.id) };
  const tables = listPersonalTables();
  const isFirst = ([name]: (typeof tables)[number]) => firstTables.includes(name);
  await redactOperatorLog(tx, person);
  for (const [name, table] of [
    ...tables
      .filter(isFirst)
      .toSorted(([a], [b]) => firstTables.indexOf(a) - firstTables.indexOf(b)),
    ...tables.filter((entry) => !isFirst(entry) && !erasedElsewhere.includes(entry[0])),
  ]) {
    await eraseFrom(tx, name, table, person);
  }
}

async function eraseFrom(
  tx: Tx,
  name: keyof Schema,
  { erasure, columns, belongsTo }: PersonalTable,
  person: Person,
): Promise<void> {
  if (erasure === 'delete') {
    await sql`delete from ${sql.table(name)} where ${belongsTo(person)}`.execute(tx);
    return;
  }
  const changes = Object.entries(columns).flatMap(([column, { erased }]) =>
    erased ? [sql`${sql.ref(column)} = ${erased.value}`] : [],
  );
  if (changes.length === 0) return;
  await sql`update ${sql.table(name)} set ${sql.join(changes)} where ${belongsTo(person)}`.execute(
    tx,
  );
}

// Keeps the operators' log, but replaces the person's email address and phone number in its arguments by the account's id.
async function redactOperatorLog(tx: Tx, person: Person): Promise<void> {
  const contacts = [person.email, person.phone]
    .filter((contact) => contact !== null)
    .map((contact) => ({ contact, ended_at: Number.MAX_SAFE_INTEGER }));
  for (const { contact, ended_at: end } of [...contacts, ...person.formerContacts]) {
    const rows = await tx
      .selectFrom('operator_log')
      .select(['id', 'arguments', 'error'])
      .where(containsInAnyCase(sql<string>`(arguments || ' ' || coalesce(error, ''))`, contact))
      .where('at', '<=', end)
      .execute();
    // Matches the contact, with its special characters escaped, but not within another person's longer address.
    const wholeContact = new RegExp(
      `(?<![\\p{L}\\d.+_-])${contact.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\d_-]|\\.[\\p{L}\\d])`,
      'giu',
    );
    const replace = (text: string) => text.replaceAll(wholeContact, person.id);
    for (const { id, arguments: json, error } of rows) {
      const words = (JSON.parse(json) as string[]).map(replace);
      await tx
        .updateTable('operator_log')
        .set({ arguments: JSON.stringify(words), error: error === null ? null : replace(error) })
        .where('id', '=', id)
        .execute();
    }
  }
}
