import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { post } from '../domain/money/ledger.ts';

const wallet = 'wallet:account-approved:USD';
const brands = 'house:brands:USD';

/** Copies the demo's jobs until there are `count`, with their platforms, categories and texts. */
export async function addJobs(db: Database, count: number): Promise<void> {
  const jobs = await db.selectFrom('jobs').selectAll().execute();
  const platforms = await db.selectFrom('job_platforms').selectAll().execute();
  const categories = await db.selectFrom('job_categories').selectAll().execute();
  const texts = await db.selectFrom('job_texts').selectAll().execute();
  await db.transaction().execute(async (tx) => {
    for (let copy = 1; copy * jobs.length < count; copy += 1) {
      const rename = (id: string) => `${id}-${copy}`;
      const inCopy = <Row extends { job_id: string }>(rows: Row[]) =>
        rows.map((row) => ({ ...row, job_id: rename(row.job_id) }));
      const copies = jobs.map((job) => ({
        ...job,
        id: rename(job.id),
        posted_at: job.posted_at - copy * 1000,
      }));
      await tx.insertInto('jobs').values(copies).execute();
      await tx.insertInto('job_platforms').values(inCopy(platforms)).execute();
      await tx.insertInto('job_categories').values(inCopy(categories)).execute();
      await tx.insertInto('job_texts').values(inCopy(texts)).execute();
    }
  });
  await sql`analyze`.execute(db);
}

/** Adds applications and invitations of the demo account `approved` to copied jobs, `count` of each. */
export async function addHistory(db: Database, count: number): Promise<void> {
  const account = 'account-approved';
  const jobs = await db
    .selectFrom('jobs')
    .select('id')
    // Copies 10 to 19 of each job, to which the demo account has not applied.
    .where('id', 'like', '%-1_')
    .orderBy('id')
    .limit(2 * count)
    .execute();
  const application = await db
    .selectFrom('applications')
    .selectAll()
    .where('account_id', '=', account)
    .where('state', '=', 'completed')
    .limit(1)
    .executeTakeFirstOrThrow();
  const invitation = await db
    .selectFrom('invitations')
    .selectAll()
    .where('account_id', '=', account)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (tx) => {
    for (const [index, { id: jobId }] of jobs.entries()) {
      const id = `bench-${index}`;
      const row = { id, job_id: jobId };
      if (index % 2 === 0) {
        const copy = { ...application, ...row, applied_at: application.applied_at - index };
        await tx.insertInto('applications').values(copy).execute();
      } else {
        const copy = { ...invitation, ...row, sent_at: invitation.sent_at - index };
        await tx.insertInto('invitations').values(copy).execute();
      }
    }
  });
  await sql`analyze`.execute(db);
}

/** Adds paid withdrawals to the demo account `approved`, as rows without ledger entries. */
export async function addWithdrawals(db: Database, count: number): Promise<void> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', 'account-approved')
    .where('state', '=', 'paid')
    .limit(1)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: `bench-${index}`,
    reference: `W-BENCH-${index}`,
    requested_at: row.requested_at - index * 60_000,
  }));
  // Inserts in batches, because a statement has a limited number of parameters.
  for (let start = 0; start < count; start += 500) {
    await db
      .insertInto('withdrawals')
      .values(copies.slice(start, start + 500))
      .execute();
  }
}

/** Posts transactions to the wallet of the demo account `approved` until the ledger has `count` entries. */
export async function addLedgerEntries(db: Database, count: number): Promise<void> {
  const jobs = await db.selectFrom('jobs').select('id').limit(1000).execute();
  const now = Date.now();
  // Each transaction has two entries.
  for (let batch = 0; batch * 1000 < count / 2; batch += 1) {
    await db.transaction().execute(async (tx) => {
      for (let index = 0; index < 1000; index += 1) {
        await post(tx, {
          event: `bench:${batch}:${index}`,
          at: now + batch * 1000 + index,
          ref: { kind: 'job', id: jobs[index % jobs.length]?.id ?? '' },
          subject: 'Bench',
          entries: [
            { account: wallet, type: 'earning', amount: 100 },
            { account: brands, type: 'counterpart', amount: -100 },
          ],
        });
      }
    });
  }
  await sql`analyze`.execute(db);
}

/** Adds `count` messages to a discussion of the demo account `approved`, every second one from the brand and unread. */
export async function addMessages(db: Database, count: number): Promise<void> {
  const thread = { account_id: 'account-approved', job_id: 'tidal-lap-diary' };
  const { last_position: last, unread } = await db
    .selectFrom('discussions')
    .select(['last_position', 'unread'])
    .where('job_id', '=', thread.job_id)
    .executeTakeFirstOrThrow();
  const messages = Array.from({ length: count }, (_, index) => ({
    ...thread,
    id: `bench-${index + 1}`,
    position: last + index + 1,
    kind: 'text' as const,
    author: index % 2 === 0 ? ('brand' as const) : ('publisher' as const),
    body: 'A message of an ordinary length, as people write them from a phone between two takes.',
    created_at: Date.now() + index,
  }));
  await db.transaction().execute(async (tx) => {
    // Inserts in batches, because a statement has a limited number of parameters.
    for (let start = 0; start < count; start += 500) {
      const batch = messages.slice(start, start + 500);
      await tx.insertInto('discussion_messages').values(batch).execute();
    }
    await tx
      .updateTable('discussions')
      // Every second message is from the brand.
      .set({ last_position: last + count, unread: unread + count / 2 })
      .where('job_id', '=', thread.job_id)
      .execute();
  });
  await sql`analyze`.execute(db);
}
