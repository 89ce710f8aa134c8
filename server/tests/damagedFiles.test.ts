import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Health } from '../../contract/schemas/health.ts';
import { readConfig } from '../config.ts';
import { checkLargeFile, checkWhileRunning } from '../database/integrity.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { startServer } from '../start.ts';
import { createDatabase, type TestDatabase } from '../testing/databases.ts';

const quiet = { PORT: '0', LOG_LEVEL: 'silent', APP_DIR: 'no-such-folder', SHUTDOWN_GRACE_MS: '0' };

describe('a damaged file of SQLite', () => {
  let database: TestDatabase;
  let dir: string;
  let file: string;
  beforeEach(async () => {
    database = await createDatabase('SQLite');
    dir = path.join(database.env['DATA_DIR'] ?? '', 'data');
    file = path.join(dir, 'byline.sqlite');
  });
  afterEach(() => database.remove());

  async function start(): Promise<void> {
    const server = await startServer(readConfig({ ...quiet, DATA_DIR: dir }));
    await server.close();
  }
  const startWithData = () => {
    cpSync(inject('seeded').SQLite, dir, { recursive: true });
    return start();
  };

  /** Inverts 16 bytes at `from` and at every further `every` bytes, as a failing disk does. SQLite's pages have 4096 bytes. */
  function flipBytes({ from, every }: { from: number; every: number }): void {
    const bytes = readFileSync(file);
    for (let at = from; at < bytes.length; at += every) {
      for (let index = at; index < Math.min(at + 16, bytes.length); index += 1) {
        bytes[index] = ~(bytes[index] ?? 0) & 0xff;
      }
    }
    writeFileSync(file, bytes);
  }

  const damagedError = /byline\.sqlite is damaged: .*backup FILE.*restore FILE --yes/s;

  test.each([
    ['the header', { from: 0, every: Infinity }],
    ['the schema', { from: 100, every: Infinity }],
    ['the first bytes of every page', { from: 4096, every: 4096 }],
    ['a page in the middle', { from: 4096 * 60, every: Infinity }],
  ])(
    'a data folder with flipped bytes in %s is refused, by the server and by the operator',
    async (_title, where) => {
      await startWithData();
      flipBytes(where);
      await expect(start()).rejects.toThrow(damagedError);
      const env = { DATA_DIR: dir };
      for (const command of [['audit'], ['backup', path.join(dir, 'copy')], ['waiting']]) {
        const { code, text } = await runOperator(operatorCommands, command, env);
        expect([code, text]).toEqual([1, expect.stringMatching(damagedError)]);
      }
      expect(readdirSync(dir)).not.toContain('copy');
    },
  );

  /** Exchanges the pages of two indexes, so that each misses its rows. Only the full check finds this. */
  function damageIndexes(): void {
    const database = new DatabaseSync(file);
    const names = ['payments_owner', 'payments_due'];
    const pages = names.map((name) =>
      database.prepare('select rootpage from sqlite_schema where name = ?').get(name),
    );
    database.enableDefensive(false);
    database.exec('pragma writable_schema = on; begin');
    for (const [index, name] of names.toReversed().entries()) {
      const page = Number(pages[index]?.['rootpage']);
      database.prepare('update sqlite_schema set rootpage = ? where name = ?').run(page, name);
    }
    database.exec('commit');
    database.close();
  }

  /** Starts a server, and reads its health until the file is checked. */
  async function readCheckedHealth(): Promise<Health> {
    const server = await startServer(readConfig({ ...quiet, DATA_DIR: dir }));
    await server.checked;
    const response = await fetch(`${server.address}/api/health`);
    await server.close();
    return (await response.json()) as Health;
  }

  test('the health of a server reports an index that misses rows, which the start does not find', async () => {
    await startWithData();
    expect(await readCheckedHealth()).toEqual({ status: 'ok', csp_reports: 0 });
    damageIndexes();
    expect(await readCheckedHealth()).toMatchObject({ status: 'ok', data: 'damaged' });
  });

  test('a server that ends at once does not wait for the check', async () => {
    await startWithData();
    damageIndexes();
    await start();
    const { data } = readConfig({ ...quiet, DATA_DIR: dir });
    await expect(checkWhileRunning(data)).rejects.toThrow(damagedError);
    await expect(checkWhileRunning(data, AbortSignal.abort())).resolves.toBeUndefined();
  });

  test('the audit finds an index that misses rows', async () => {
    await startWithData();
    damageIndexes();
    await start();
    const { code, text: message } = await runOperator(operatorCommands, ['audit'], {
      DATA_DIR: dir,
    });
    expect([code, message]).toEqual([1, expect.stringMatching(damagedError)]);
  });

  test('a large file of data is checked while the server runs', async () => {
    await startWithData();
    const { data } = readConfig({ ...quiet, DATA_DIR: dir });
    // Every file is larger than 0 bytes, and so counts as large.
    await expect(checkLargeFile(data, { limit: 0 })).resolves.toBeUndefined();
    flipBytes({ from: 4096, every: 4096 });
    await expect(checkLargeFile(data, { limit: 0 })).rejects.toThrow(damagedError);
  });
});
