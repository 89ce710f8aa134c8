import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { createDatabase, databaseKinds, type TestDatabase } from '../testing/databases.ts';

const megabytes = 140;
// 20 kB each, like a long email.
const rowsPerMegabyte = 50;
// V8 ends the process above this heap, which must not hold all rows. With 120 MB, V8 collects garbage at nearly each network packet
// from PostgreSQL, and the test takes seven times as long.
const heap = 160;

describe.runIf(isLongRun).each(databaseKinds)(
  `a database on %s with rows of ${megabytes} MB`,
  (kind) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createDatabase(kind, inject('seeded')[kind]);
      const db = connect(readConfig(database.env).data);
      const text = kind === 'SQLite' ? sql`hex(zeroblob(10000))` : sql`repeat('00', 10000)`;
      await sql`with recursive numbers(n) as (
        select 1 union all select n + 1 from numbers where n < ${megabytes * rowsPerMegabyte}
      ) insert into outbox (id, at, channel, recipient, subject, body, state, attempts, next_at)
      select 'large' || n, 0, 'email', 'x@x.test', '', ${text}, 'sent', 1, 0 from numbers`.execute(
        db,
      );
      await db.destroy();
    });
    afterAll(() => database.remove());

    test(`a database with large rows is backed up and restored with a heap of ${heap} MB`, () => {
      const file = path.join(database.env['DATA_DIR'] ?? '', 'large.backup');
      const operate = (...args: string[]) => {
        const main = path.join(import.meta.dirname, '../operator.ts');
        const { stdout, stderr, status } = spawnSync(
          process.execPath,
          [`--max-old-space-size=${heap}`, main, ...args],
          { env: { ...process.env, ...database.env }, encoding: 'utf8' },
        );
        expect([status, status === 0 ? '' : stderr.slice(0, 500)]).toEqual([0, '']);
        return stdout;
      };
      expect(operate('backup', file)).toMatch(/Wrote \d{4} rows and \d+ pictures? to/);
      expect(operate('restore', file, '--yes')).toContain('the ledger is clean');
    });
  },
);
