import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { demoCommands } from './demo/operatorCommands.ts';
import { seedDemo } from './demo/seed/seed.ts';
import { day } from './durations.ts';
import { openServices } from './openServices.ts';
import { operatorCommands } from './operator/commands.ts';
import { runOperator } from './operator/run.ts';
import { createDatabase, databaseKinds, type TestDatabase } from './testing/databases.ts';
import { productionEnv } from './testing/productionEnv.ts';

describe.each(databaseKinds)('the operator on %s', (kind) => {
  let database: TestDatabase;
  const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-operator-'));
  const operate = (line: string, env: Record<string, string> = {}) =>
    runOperator({ ...operatorCommands, ...demoCommands }, line.split(' '), {
      ...database.env,
      ...env,
    });
  const query = async <Row>(statement: string) => {
    const db = connect(readConfig(database.env).data);
    try {
      return (await sql.raw<Row>(statement).execute(db)).rows;
    } finally {
      await db.destroy();
    }
  };
  beforeAll(async () => {
    database = await createDatabase(kind);
    const services = await openServices(readConfig(database.env));
    await seedDemo(services);
    await services.db.destroy();
  });
  afterAll(async () => {
    await database.remove();
    rmSync(dir, { recursive: true });
  });

  test('lists every command in the help', async () => {
    const { text } = await operate('help');
    const named =
      'approve reject suspend waiting connections review decide import credit settle fail outbox clock simulate audit backup restore';
    for (const name of named.split(' ')) expect(text).toMatch(new RegExp(`^ {2}${name}( |$)`, 'm'));
  });

  test('reports usage errors and unknown accounts', async () => {
    expect(await operate('aprove x')).toMatchObject({ code: 2 });
    expect(await operate('approve')).toEqual({ code: 2, text: 'Usage: approve EMAIL|ID' });
    expect(await operate('approve nobody@demo.test')).toEqual({
      code: 1,
      text: 'No account has this address.',
    });
  });

  test('lists accounts in review and connections, also by id', async () => {
    expect((await operate('waiting')).text).toMatch(/review@demo.test {2}Tomasz Nowak$/);
    const { text } = await operate('connections account-approved');
    expect(text).toContain('signs in with tiktok: demo-approved');
    expect(text).toContain('facebook Maya Makes: expired since');
    expect((await operate('connections nobody')).code).toBe(1);
  });

  test('decides about an account without an address by id, and sends no email', async () => {
    await query("update accounts set email = null, state = 'in_review' where id = 'account-fresh'");
    expect((await operate('approve account-fresh')).text).toContain('is now approved');
    expect(await query("select id from outbox where recipient = ''")).toEqual([]);
    await query("update accounts set email = 'fresh@demo.test' where id = 'account-fresh'");
  });

  test('decides about accounts only by allowed transitions, and emails the owner', async () => {
    expect((await operate('approve review@demo.test')).text).toContain('is now approved');
    expect((await operate('approve pending@demo.test')).code).toBe(1);
    expect((await operate('reject approved@demo.test because')).code).toBe(1);
    expect((await operate('outbox review@demo.test')).text).toContain('your account is approved');
  });

  test('acts as the brand: views, accepts, reviews', async () => {
    const who = 'approved@demo.test';
    await operate(`decide ${who} wren-desk-reset view`);
    const { text } = await operate(`decide ${who} wren-desk-reset accept`);
    expect(text).toContain('is now accepted');
    expect((await operate(`review ${who} wren-desk-reset approve`)).text).toContain('in review');
    const changes = `review ${who} clearwell-two-minutes changes Say it louder`;
    expect((await operate(changes)).code).toBe(0);
    expect((await operate(changes)).code).toBe(1);
  });

  test('audits the ledger and reports where it is wrong', async () => {
    expect(await operate('audit')).toMatchObject({ code: 0 });
    expect((await operate('credit fresh@demo.test 12.50 Welcome gift')).code).toBe(0);
    expect((await operate('credit fresh@demo.test 12,5 Gift')).code).toBe(1);
    expect(await operate('audit')).toMatchObject({ code: 0 });
    await query("update ledger_accounts set balance = 1 where account_id = 'account-fresh'");
    const outcome = await operate('audit');
    expect(outcome.code).toBe(1);
    expect(outcome.text).toContain('balance 1, entries sum to 1250');
    await query("update ledger_accounts set balance = 1250 where account_id = 'account-fresh'");
  });

  test.each([
    ['JPY', '1250', 1250, '12.50'],
    ['KWD', '1.25', 1250, '1.2505'],
  ])('reads a bonus in the minor units of %s', async (currency, typed, amount, tooPrecise) => {
    await query(`update accounts set currency = '${currency}' where id = 'account-fresh'`);
    expect((await operate(`credit fresh@demo.test ${tooPrecise} Gift`)).code).toBe(1);
    expect((await operate(`credit fresh@demo.test ${typed} Gift`)).code).toBe(0);
    const balances = await query<{ balance: number | string }>(
      `select balance from ledger_accounts where id = 'wallet:account-fresh:${currency}'`,
    );
    expect(balances.map(({ balance }) => Number(balance))).toEqual([amount]);
  });

  test.each([
    ['JPY', '12,500 JPY'],
    ['KWD', '12.500 KWD'],
  ])('lists withdrawals in the minor units of %s', async (currency, shown) => {
    const first = 'where id = (select min(id) from withdrawals)';
    const change = `currency = '${currency}', amount = 12500, net = 12500, fee = 0`;
    await query(`update withdrawals set state = 'requested', ${change} ${first}`);
    expect((await operate('withdrawals')).text).toContain(`requested  ${shown}`);
    await query(`update withdrawals set state = 'paid' ${first}`);
  });

  test('imports all jobs of a file, or reports each error', async () => {
    const example = path.join(import.meta.dirname, 'operator/jobs.example.json');
    expect(await operate(`import ${example}`)).toEqual({ code: 0, text: '1 jobs were imported.' });
    const twice = await operate(`import ${example}`);
    expect(twice).toMatchObject({ code: 1, text: expect.stringContaining('already') as string });
    const broken = JSON.parse(readFileSync(example, 'utf8')) as { jobs: Record<string, unknown>[] };
    Object.assign(broken.jobs[0] ?? {}, { id: 'New Job', places: 0, colour: 'red' });
    const file = path.join(dir, `${kind}.json`);
    writeFileSync(file, JSON.stringify(broken));
    const { code, text } = await operate(`import ${file}`);
    expect(code).toBe(1);
    expect(text).toMatch(/jobs\.0\.id: .*\n.*jobs\.0\.places: /s);
    writeFileSync(file, '{');
    expect((await operate(`import ${file}`)).text).toContain('is not JSON');
    expect((await operate('import no-such-file')).text).toContain('cannot be read');
  });

  test('moves the business time of all processes', async () => {
    await operate('clock advance 15d');
    const moved = (await operate('clock show')).text;
    const shown = Date.parse(moved.replace('The business time is ', '').slice(0, -1));
    expect(shown - Date.now()).toBeGreaterThan(14.9 * day);
    expect((await operate('simulate')).text).toMatch(/\d+ changes were made/);
    await operate('clock reset');
    expect((await operate('clock advance soon')).code).toBe(1);
  });

  test('restores a backup row by row', async () => {
    const file = path.join(dir, `${kind}.backup`);
    const copy = path.join(dir, `${kind}.copy`);
    expect((await operate(`backup ${file}`)).code).toBe(0);
    expect((await operate(`backup ${file}`)).text).toContain('exists already');
    await operate('suspend fresh@demo.test test');
    expect((await operate(`restore ${file}`)).text).toContain('Add --yes');
    expect((await operate(`restore ${file} --yes`)).code).toBe(0);
    await operate(`backup ${copy}`);
    const rows = (name: string) => readFileSync(name, 'utf8').split('\n').slice(1, -2).toSorted();
    expect(rows(copy)).toEqual(rows(file));
    const states = await query<{ state: string }>(
      "select state from accounts where id = 'account-fresh'",
    );
    expect(states).toEqual([{ state: 'approved' }]);
    await expect(query('delete from ledger_entries')).rejects.toThrow('append-only');
  });

  test('cannot restore a damaged backup', async () => {
    const file = path.join(dir, `${kind}.damaged`);
    await operate(`backup ${file}`);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Maya Tan', 'Mara Tan'));
    expect((await operate(`restore ${file} --yes`)).text).toContain('not a complete backup');
  });

  test('has no outbox, clock or simulation in production', async () => {
    for (const line of ['outbox', 'clock show', 'simulate']) {
      const { code, text } = await operate(line, productionEnv);
      expect(code).toBe(1);
      expect(text).toContain('demo and test mode only');
    }
  });
});
