import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** An empty database for one test; `env` configures the server for it. */
export type TestDatabase = { env: Record<string, string>; remove(): Promise<void> };

/** The databases that the tests run on. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;

/** Kind of a database. */
export type DatabaseKind = (typeof databaseKinds)[number];

/** Creates an empty database. */
export function createDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'SQLite' ? Promise.resolve(createSqlite()) : createPostgres();
}

function createSqlite(): TestDatabase {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-test-'));
  return {
    env: { DATA_DIR: dir, DATABASE_URL: '' },
    remove: () => Promise.resolve(rmSync(dir, { recursive: true, force: true })),
  };
}

async function createPostgres(): Promise<TestDatabase> {
  const base = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(base.href, `create database ${name}`);
  const own = new URL(base);
  own.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: own.href },
    remove: () => runSql(base.href, `drop database if exists ${name} with (force)`),
  };
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
