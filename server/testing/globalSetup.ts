import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../config.ts';
import { demoPassword } from '../demo/seed/accounts.ts';
import { seedDemo } from '../demo/seed/seed.ts';
import { openServices } from '../openServices.ts';
import { createPostgres, createSqlite, type TestDatabase } from './databases.ts';
import { startPostgres } from './postgres.ts';
import { createTestClock, type TestClock } from './testClock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Databases with the demo data to copy (a folder, the name of a database), and the time at which they were seeded. */
    seeded: { SQLite: string; PostgreSQL: string; at: number };
  }
}

// A hash that takes little work, because tests sign in some thousand times. Tests that measure delays use real hashes. Algorithm 2 is argon2id.
const cheap = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 };

async function seed({ env }: TestDatabase, clock: TestClock): Promise<void> {
  const services = await openServices(readConfig({ ...env, LOG_LEVEL: 'silent' }));
  await seedDemo({ ...services, clock });
  await services.db
    .updateTable('accounts')
    .set({ password_hash: await hash(demoPassword, cheap) })
    .where('password_hash', 'is not', null)
    .execute();
  await services.db.destroy();
}

/** Provides a PostgreSQL server to all tests (DATABASE_TEST_URL, or a private one for this run), and seeded databases. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const configuredUrl = process.env['DATABASE_TEST_URL'];
  const server = configuredUrl
    ? { url: configuredUrl, stop: () => Promise.resolve() }
    : await startPostgres();
  const sqlite = createSqlite();
  const postgres = await createPostgres(server.url);
  const clock = createTestClock();
  await seed(sqlite, clock);
  await seed(postgres, clock);
  project.provide('postgresUrl', server.url);
  project.provide('seeded', {
    SQLite: sqlite.env['DATA_DIR'] ?? '',
    PostgreSQL: new URL(postgres.env['DATABASE_URL'] ?? '').pathname.slice(1),
    at: clock.now(),
  });
  return async () => {
    await sqlite.remove();
    await postgres.remove();
    await server.stop();
  };
}
