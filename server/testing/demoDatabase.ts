import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, inject } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { createDatabase, type DatabaseKind, type TestDatabase } from './databases.ts';

/** Gives the tests around the call a database with demo data and a temporary folder. */
export function useDemoDatabase(kind: DatabaseKind) {
  let database: TestDatabase;
  const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-'));
  beforeAll(async () => {
    database = await createDatabase(kind, inject('seeded')[kind]);
  });
  afterAll(async () => {
    await database.remove();
    rmSync(dir, { recursive: true });
  });
  return {
    dir,
    /** Returns the variables of a process that uses the database. */
    getEnv: () => database.env,
    /** Returns the rows of a statement. */
    query: async <Row>(statement: string): Promise<Row[]> => {
      const db = connect(readConfig(database.env).data);
      try {
        return (await sql.raw<Row>(statement).execute(db)).rows;
      } finally {
        await db.destroy();
      }
    },
  };
}
