import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../isPostgres.ts';

/** Creates the tables, indexes and triggers of the first release. */
export const initialSchema: Migration = {
  async up(db: Kysely<never>) {
    const tables = readStatements('tables');
    const statements = isPostgres(db)
      ? [
          ...tables.map((table) => table.replace(' without rowid', '')),
          ...readStatements('postgres'),
        ]
      : [...tables, ...readStatements('sqlite')];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Reads the statements of a file, which blank lines separate; leaves out its introduction. */
function readStatements(name: string): string[] {
  const file = path.join(import.meta.dirname, 'initialSchema', `${name}.sql`);
  return readFileSync(file, 'utf8')
    .trim()
    .split(/\n{2,}/)
    .slice(1);
}
