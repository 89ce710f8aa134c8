import { sql } from 'kysely';
import { listTables } from '../database/catalogue.ts';
import type { Database } from '../database/schema.ts';

/** Returns the rows of all tables as JSON, one line each, with the name of the table. */
export async function dumpDatabase(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const table of await listTables(db)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    lines.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return lines;
}
