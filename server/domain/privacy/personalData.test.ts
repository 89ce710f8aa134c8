import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { tables } from '../../database/tables.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { listPersonalTables } from './personalData.ts';

// Names of columns that identify a person even without a foreign key.
const personal = /account|recipient|email|phone|target|payee|holder/;

/** Returns the names of the columns of a table. */
async function readColumns(db: Database, table: string): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
}

/** Returns the tables with a foreign key to accounts. */
async function findReferences(db: Database, kind: string): Promise<Set<string>> {
  const { rows } =
    kind === 'PostgreSQL'
      ? await sql<{ name: string }>`select relname as name from pg_constraint
          join pg_class on pg_class.oid = conrelid
          where contype = 'f' and confrelid = 'accounts'::regclass`.execute(db)
      : await sql<{ name: string }>`select tables.name from sqlite_master as tables,
          pragma_foreign_key_list(tables.name) as reference
          where tables.type = 'table' and reference."table" = 'accounts'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

describe.each(databaseKinds)('the list of personal data on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, seed: false });
  });
  afterAll(() => server.close());

  test('no table that refers to an account counts as not personal', async () => {
    const { db } = server.services;
    const references = await findReferences(db, kind);
    expect(references.size).toBeGreaterThan(15);
    for (const [name, table] of Object.entries(tables)) {
      if (!('notPersonal' in table)) continue;
      expect(table.notPersonal, name).not.toBe('');
      expect(references.has(name), name).toBe(false);
      const columns = await readColumns(db, name);
      expect(
        columns.filter((column) => personal.test(column)),
        name,
      ).toEqual([]);
    }
  });

  test('each column is erased with its row, replaced, or kept for a reason', () => {
    for (const [name, { erasure, columns }] of listPersonalTables()) {
      for (const [column, { erased, kept }] of Object.entries(columns)) {
        const fates = [erased, kept].filter((fate) => fate !== undefined);
        expect(fates.length, `${name}.${column}`).toBe(erasure === 'delete' ? 0 : 1);
      }
    }
  });

  test('each condition for the rows of a person is valid SQL', async () => {
    const { db } = server.services;
    const people = [
      {
        id: 'a',
        email: 'a@b.test',
        phone: '+6591234567',
        formerContacts: [{ contact: 'b@b.test', ended_at: 1 }],
      },
      { id: 'a', email: null, phone: null, formerContacts: [] },
    ];
    for (const [name, { belongsTo }] of listPersonalTables()) {
      for (const person of people) {
        const { rows } =
          await sql`select * from ${sql.table(name)} where ${belongsTo(person)}`.execute(db);
        expect(rows, name).toEqual([]);
      }
    }
  });
});
