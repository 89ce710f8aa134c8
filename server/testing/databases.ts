import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';

/** A database for one test; `env` configures the server for it. */
export type TestDatabase = { env: Record<string, string>; remove(): Promise<void> };

/** The databases for tests of what differs between them: locks, triggers, SQL of our own, types, plans. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;

/**
 * The databases for all other tests; in a long run, these are all too. On PostgreSQL, `queryPlans.test.ts` reads every list,
 * `concurrency.test.ts` writes to every endpoint, and `lifecycle.test.ts` and `withdrawalProperties.test.ts` play whole histories.
 */
export const usualDatabaseKinds: readonly DatabaseKind[] = isLongRun ? databaseKinds : ['SQLite'];

/** Kind of a database. */
export type DatabaseKind = (typeof databaseKinds)[number];

/** Creates a database, empty or as a copy of `template`: the folder of one in SQLite, or the name of one in PostgreSQL. */
export function createDatabase(kind: DatabaseKind, template?: string): Promise<TestDatabase> {
  return kind === 'SQLite'
    ? Promise.resolve(createSqlite(template))
    : createPostgres(inject('postgresUrl'), template);
}

/** Creates a folder for a database in a file, empty or as a copy of `template`. */
export function createSqlite(template?: string): TestDatabase {
  const dir = createFolder();
  if (template) cpSync(template, dir, { recursive: true });
  return {
    env: { DATA_DIR: dir, DATABASE_URL: '' },
    remove: () => Promise.resolve(rmSync(dir, { recursive: true, force: true })),
  };
}

function createFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'byline-test-'));
}

/** Creates a database on a PostgreSQL server, empty or as a copy of `template`. */
export async function createPostgres(url: string, template = 'template1'): Promise<TestDatabase> {
  const base = new URL(url);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // `file_copy` copies files. By default, PostgreSQL writes each block to its log instead, which takes three times as long.
  await runSql(base.href, `create database ${name} template ${template} strategy file_copy`);
  const databaseUrl = new URL(base);
  databaseUrl.pathname = `/${name}`;
  // Pictures are stored in the folder with either database.
  const dir = createFolder();
  return {
    env: { DATA_DIR: dir, DATABASE_URL: databaseUrl.href },
    async remove() {
      rmSync(dir, { recursive: true, force: true });
      await runSql(base.href, `drop database if exists ${name} with (force)`);
    },
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
