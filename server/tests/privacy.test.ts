import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { remove } from '../domain/applications/decide.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { releasePayment } from '../domain/paymentChanges/paymentHolds.ts';
import { makeAvailable } from '../domain/money/payments.ts';
import { exportPerson, findPerson } from '../domain/privacy/exportPerson.ts';
import { runDueJobs } from '../domain/schedule/runDueJobs.ts';
import type { Services } from '../domain/services.ts';
import { openServices } from '../openServices.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';
import { dumpDatabase } from '../testing/dumpDatabase.ts';
import { operateWithdrawals } from '../testing/withdrawals.ts';

describe.each(usualDatabaseKinds)('operator commands for export and erasure on %s', (kind) => {
  const { dir, getEnv } = useDemoDatabase(kind);
  const operate = (...args: string[]) => runOperator(operatorCommands, args, getEnv());

  test('the export writes the data of a person into a folder that only its owner can read', async () => {
    const folder = path.join(dir, 'maya');
    expect(await operate('export', 'approved@demo.test', folder)).toMatchObject({ code: 0 });
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(path.join(folder, 'data.json')).mode & 0o077).toBe(0);
    const data = JSON.parse(readFileSync(path.join(folder, 'data.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({ format: 'byline-export', version: 1 });
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('### withdrawals');
    expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'data.json']);
  });

  test('the export does not write into an existing folder, nor for an unknown address', async () => {
    expect((await operate('export', 'approved@demo.test', dir)).text).toContain('already exists');
    const unknown = path.join(dir, 'nobody');
    expect(await operate('export', 'nobody@demo.test', unknown)).toMatchObject({ code: 1 });
    expect(readdirSync(dir)).not.toContain('nobody');
    expect((await operate('export', 'approved@demo.test')).code).toBe(2);
  });

  test('the log masks the address of somebody without an account, such as an erased person', async () => {
    const { text } = await operate('withdrawals', 'gone@example.test');
    expect(text).toContain('gone@example.test');
    const log = (await operate('log', 'withdrawals')).text;
    expect(log).toContain('→ failed');
    expect(log).not.toContain('gone@example.test');
  });

  test('the erasure shows what it ends, and is refused while there is money or paid work', async () => {
    const { code, text } = await operate('erase', 'approved@demo.test');
    expect(code).toBe(0);
    expect(text).toContain('Nothing was changed.');
    expect(text).toMatch(/prevented by a balance of [\d,.]+ USD/);
    expect(await operate('erase', 'approved@demo.test', '--yes')).toEqual({
      code: 1,
      text: 'The account cannot be closed while it has money or paid work.',
    });
    expect((await operate('erase', 'approved@demo.test', '--now')).code).toBe(1);
    expect((await operate('erase', 'nobody@demo.test')).code).toBe(1);
  });

  test('the erasure deletes a person with years of work, except for the records of money', async () => {
    await withServices(async (services) => {
      await endOpenWork(services, 'account-approved');
      const { db } = services;
      const traces = await listTraces(db);
      expect(traces.length).toBeGreaterThan(10);
      const before = await countEntries(db);
      // Entries of the log with the address, and one with an address that only ends with it.
      await operate('approve', 'approved@demo.test');
      await operate('suspend', 'fresh@demo.test', 'Second account of Approved@demo.test.');
      await operate('approve', 'fresh@demo.test', 'not xapproved@demo.test');
      const { text } = await operate('erase', 'approved@demo.test', '--yes', '--give-up-balance');
      expect(text).toContain('account-approved was erased.');
      expect(await countEntries(db)).toBeGreaterThan(before);
      expect((await auditLedger(db)).faults).toEqual([]);
      const lines = await dumpDatabase(db);
      // Tables without an owner, and the notice of the erasure itself. Rows of other accounts have encrypted payout details too.
      const unowned = /^(job|brand|task|tasks|demo_|outbox.*your account is closed)/;
      const ownRows = lines.filter(
        (line) =>
          !unowned.test(line) && (line.includes('account-approved') || !line.includes('account-')),
      );
      for (const trace of traces) {
        expect(ownRows.filter((line) => line.includes(trace))).toEqual([]);
      }
      const remaining = await exportPerson(services, 'account-approved');
      expect(remaining.pictures).toEqual([]);
      expect(remaining.data).toMatchObject({
        profile: null,
        messages: [],
        tickets: [],
        devices: [],
      });
      expect((remaining.data['withdrawals'] as unknown[]).length).toBeGreaterThan(0);
    });
  });

  test('the log of commands has no address of an erased person, not even later', async () => {
    // The log has the commands of the previous tests, which erased the account.
    expect((await operate('log', 'erase')).text).toContain('account-approved');
    const { text: log } = await operate('log', 'second');
    expect(log).toContain('Second account of account-approved.');
    expect((await operate('log', 'approved@demo.test')).text).toBe('No command was recorded.');
    // Commands about an erased account must not record its address again, whether they fail or not.
    for (const line of ['account', 'erase', 'suspend', 'credit', 'outbox']) {
      await operate(line, 'Approved@demo.test', '5', 'USD', 'for approved@demo.test');
    }
    expect((await operate('log', 'approved@demo.test')).text).toBe('No command was recorded.');
    expect((await operate('log', 'suspend')).text).toContain('•••@demo.test');
    await operate('account', 'fresh@demo.test');
    expect((await operate('log', 'fresh@demo.test')).text).toContain('account  fresh@demo.test');
  });

  test('the log and the export find an address with capital letters outside ASCII', async () => {
    await withServices(async (services) => {
      await services.db
        .updateTable('accounts')
        .set({ email: 'jörg@demo.test' })
        .where('id', '=', 'account-pending')
        .execute();
      await operate('account', 'JÖRG@demo.test');
      expect((await operate('log', 'jörg@demo.test')).text).toContain('account  JÖRG@demo.test');
      const { data } = await exportPerson(services, 'account-pending');
      expect(JSON.stringify(data)).toContain('JÖRG@demo.test');
      expect((await operate('erase', 'account-pending', '--yes')).code).toBe(0);
      expect((await operate('log', 'account')).text).not.toMatch(/j.rg/i);
    });
  });

  test('an erased account is listed as closed, and cannot be changed', async () => {
    expect((await operate('erase', 'account-approved', '--yes')).text).toBe(
      'This account has already been erased.',
    );
    expect((await operate('approve', 'account-approved')).code).toBe(1);
    expect((await operate('account', 'account-approved')).text).toContain('closed by the staff');
    expect((await operate('closings')).text).toMatch(
      /account-approved {2}closed by the staff, erased on/,
    );
  });

  test('a backup from before an erasure does not bring the person back', async () => {
    const file = path.join(dir, 'before.backup');
    await operate('backup', file);
    await operate('erase', 'fresh@demo.test', '--yes');
    expect(await operate('restore', file, '--yes')).toMatchObject({ code: 0 });
    await withServices(async (services) => {
      const read = () =>
        services.db
          .selectFrom('accounts')
          .select(['email', 'state'])
          .where('id', '=', 'account-fresh')
          .executeTakeFirstOrThrow();
      // Restored with the account's data, but suspended until the next due jobs erase it again.
      expect(await read()).toEqual({ email: 'fresh@demo.test', state: 'suspended' });
      await runDueJobs(services);
      expect(await read()).toEqual({ email: null, state: 'suspended' });
    });
  });

  /** Runs `work` with the services of a server on the database. */
  async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
    const services = await openServices(readConfig(getEnv()));
    try {
      await services.clock.refresh();
      await work(services);
    } finally {
      await services.db.destroy();
    }
  }
});

async function countEntries(db: Database): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ledger_entries`.execute(db);
  return Number(rows[0]?.rows);
}

/** Returns the texts of the approved account that identify the person. */
async function listTraces(db: Database): Promise<string[]> {
  const person = await findPerson(db, 'approved@demo.test');
  const { name } = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const handles = await db
    .selectFrom('social_accounts')
    .select(['handle', 'profile_url'])
    .where('account_id', '=', person.id)
    .execute();
  const texts = await db
    .selectFrom('submissions')
    .innerJoin('applications', 'applications.id', 'submissions.application_id')
    .select(['caption', 'links_json'])
    .where('account_id', '=', person.id)
    .execute();
  // The start of any encrypted payout details.
  const details = '"sealed_details":"';
  // Texts of up to three characters occur by chance.
  return [
    ...[person.email, person.phone, name, details],
    ...handles.flatMap(({ handle, profile_url: url }) => [handle, url]),
    ...texts.flatMap(({ caption, links_json: links }) => [
      caption.slice(0, 40),
      ...(JSON.parse(links) as string[]),
    ]),
  ].filter((trace): trace is string => trace !== null && trace.length > 3);
}

/** Ends the running jobs, payments and withdrawals that prevent an erasure. */
async function endOpenWork(services: Services, accountId: string): Promise<void> {
  const { db } = services;
  const running = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'accepted')
    .execute();
  for (const { id } of running) await remove(services, id, { code: 'staff', text: 'Settled' });
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['pending', 'on_hold'])
    .execute();
  for (const { id, state } of payments) {
    if (state === 'on_hold') await releasePayment(services, id);
    await inTransaction(db, (tx) => makeAvailable(tx, id, services.clock.now()));
  }
  const open = await db
    .selectFrom('withdrawals')
    .select('reference')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['requested', 'processing'])
    .execute();
  for (const { reference } of open) {
    for (const step of ['processing', 'paid']) {
      await operateWithdrawals(services, `withdrawals ${step} ${reference}`);
    }
  }
}
