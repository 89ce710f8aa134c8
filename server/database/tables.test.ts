import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type DatabaseKind } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { listTables } from './catalogue.ts';
import type { Column } from './defineTable.ts';
import { defineTable, text } from './defineTable.ts';
import { accountColumn, key } from './personalRows.ts';
import type { Database } from './schema.ts';
import { tables } from './tables.ts';

type StoredColumn = { name: string; type: string; is_nullable: boolean; initial: string | null };

/** Returns the columns of a table as the database describes them. */
async function readColumns(
  db: Database,
  kind: DatabaseKind,
  table: string,
): Promise<StoredColumn[]> {
  const { rows } =
    kind === 'PostgreSQL'
      ? await sql<StoredColumn>`select column_name as name, data_type as type,
          is_nullable = 'YES' as is_nullable, replace(column_default, '::text', '') as initial
          from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`.execute(db)
      : await sql<StoredColumn>`select name, lower(type) as type,
          not ("notnull" or pk > 0) as is_nullable, dflt_value as initial
          from pragma_table_info(${table})`.execute(db);
  return rows.map((row) => ({ ...row, is_nullable: Boolean(row.is_nullable) }));
}

function describeColumn([name, { type, isNullable, initial }]: [string, Column]): StoredColumn {
  const literal = typeof initial === 'string' ? `'${initial}'` : initial?.toString();
  return { name, type, is_nullable: isNullable, initial: literal ?? null };
}

const sortByName = (columns: StoredColumn[]) =>
  columns.toSorted((a, b) => (a.name < b.name ? -1 : 1));

describe.each(databaseKinds)('the definitions of the tables on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind, seed: false });
  });
  afterAll(() => server.close());

  test('the database has the same tables and columns, with these types and defaults', async () => {
    const { db } = server.services;
    expect(Object.keys(tables).toSorted()).toEqual((await listTables(db)).toSorted());
    for (const [name, { columns }] of Object.entries(tables)) {
      const defined = Object.entries<Column>(columns).map(describeColumn);
      expect({ name, columns: sortByName(defined) }).toEqual({
        name,
        columns: sortByName(await readColumns(db, kind, name)),
      });
    }
  });
});

test('the compiler rejects a column that lacks a fate where rows stay', () => {
  const table = { about: 'Notes.', section: 'notes', belongsTo: accountColumn() } as const;
  defineTable({ ...table, erasure: 'change', columns: { id: text().keep(key) } });
  // @ts-expect-error The column says neither why it is kept nor what replaces it.
  defineTable({ ...table, erasure: 'change', columns: { id: text().keep(key), words: text() } });
  // @ts-expect-error A text that is never null is not replaced by null.
  defineTable({ ...table, erasure: 'change', columns: { words: text().eraseTo(null) } });
  // @ts-expect-error The column goes with its row, so nothing replaces it.
  defineTable({ ...table, erasure: 'delete', columns: { words: text().eraseTo('') } });
  // @ts-expect-error The table does not say what an erasure does.
  defineTable({ ...table, columns: { words: text() } });
  expect(table.section).toBe('notes');
});
