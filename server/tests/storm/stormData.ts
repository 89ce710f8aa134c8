import { randomUUID } from 'node:crypto';
import { readConfig } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { seedDemo } from '../../demo/seed/seed.ts';
import { openServices } from '../../openServices.ts';

/** The job of the demo that the storm's jobs are copies of. */
const originalJob = 'sunrise-spritz';

/** Local part of the address of one of the storm's accounts. */
export const stormName = (index: number) => `storm${index}`;

/** Id of one of the storm's jobs, which has one task. */
export const stormJob = (index: number) => `storm-${index}`;

/**
 * Prepares a database for storm.test.ts, in which many clients work while servers fail: the demo, copies of the account
 * `approved`, and jobs whose brand accepts and pays at once. Returns the number of entries in the ledger.
 */
export async function prepareStorm(
  env: Record<string, string>,
  counts: { accounts: number; jobs: number },
): Promise<number> {
  const services = await openServices(readConfig(env));
  const { db } = services;
  await seedDemo(services);
  for (let index = 0; index < counts.accounts; index += 1) await copyAccount(db, stormName(index));
  await copyJobs(
    db,
    Array.from({ length: counts.jobs }, (_, index) => stormJob(index)),
  );
  const entries = await db.selectFrom('ledger_entries').select('id').execute();
  await db.destroy();
  return entries.length;
}

/** Copies the account `approved` with its profile and connected accounts, but without its phone number, which is unique. */
async function copyAccount(db: Database, name: string): Promise<void> {
  const id = `account-${name}`;
  const from = 'account-approved';
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const phone = null;
  const row = { ...account, id, phone, phone_verified: 0, email: `${name}@demo.test` };
  await db.insertInto('accounts').values(row).execute();
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', from)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('profiles')
    .values({ ...profile, account_id: id })
    .execute();
  const connections = await db
    .selectFrom('social_accounts')
    .selectAll()
    .where('account_id', '=', from)
    .execute();
  await db
    .insertInto('social_accounts')
    .values(connections.map((connection) => ({ ...connection, id: randomUUID(), account_id: id })))
    .execute();
}

/** Copies the job of the storm, with a place for everybody, a brand that accepts at once, and payment on the day of approval. */
async function copyJobs(db: Database, ids: string[]): Promise<void> {
  const job = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', originalJob)
    .executeTakeFirstOrThrow();
  const fastJob = { ...job, behaviour: 'accept_fast' as const, places_total: 1000, pay_days: 0 };
  await db
    .insertInto('jobs')
    .values(ids.map((id) => ({ ...fastJob, id })))
    .execute();
  for (const table of ['job_texts', 'job_platforms', 'job_categories'] as const) {
    const rows = await db.selectFrom(table).selectAll().where('job_id', '=', originalJob).execute();
    for (const id of ids) {
      await db
        .insertInto(table)
        .values(rows.map((row) => ({ ...row, job_id: id })))
        .execute();
    }
  }
  const tasks = await db
    .selectFrom('tasks')
    .selectAll()
    .where('job_id', '=', originalJob)
    .execute();
  const steps = await db
    .selectFrom('task_steps')
    .selectAll()
    .where('task_id', '=', `${originalJob}-1`)
    .execute();
  for (const id of ids) {
    const taskId = `${id}-1`;
    await db
      .insertInto('tasks')
      .values(tasks.map((task) => ({ ...task, id: taskId, job_id: id })))
      .execute();
    await db
      .insertInto('task_steps')
      .values(steps.map((step) => ({ ...step, task_id: taskId })))
      .execute();
  }
}
