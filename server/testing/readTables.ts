import { listTables, streamRows } from '../database/catalogue.ts';
import type { Database } from '../database/schema.ts';

/** The rows of each table. */
export type Tables = Record<string, Record<string, unknown>[]>;

/** Reads the rows of all tables, sorted, but not the operators' log, to which each command adds a row. */
export function readTables(db: Database): Promise<Tables> {
  return db.transaction().execute(async (tx) => {
    const tables: Tables = {};
    for (const table of await listTables(tx)) {
      if (table === 'operator_log') continue;
      const rows = [];
      for await (const row of streamRows(tx, table)) rows.push(row);
      tables[table] = rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    }
    return tables;
  });
}

/** Returns the part of the tables after an upgrade that existed before it. */
export function pickFormer(after: Tables, before: Tables): Tables {
  return Object.fromEntries(
    Object.entries(before).map(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {});
      const pick = (row: Record<string, unknown>) =>
        Object.fromEntries(columns.map((column) => [column, row[column]]));
      return [table, (after[table] ?? []).map(pick)];
    }),
  );
}
