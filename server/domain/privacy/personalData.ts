import type { PersonalTable } from '../../database/defineTable.ts';
import type { Schema } from '../../database/schema.ts';
import { tables } from '../../database/tables.ts';

/** Returns the tables with data of people, by name. */
export function listPersonalTables(): [keyof Schema, PersonalTable][] {
  return Object.entries(tables).flatMap(([name, table]) =>
    'notPersonal' in table ? [] : [[name as keyof Schema, table]],
  );
}
