import { sql } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import { post } from '../../server/domain/money/ledger.ts';

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

/** Posts transactions to the wallet of the demo account `approved` until the ledger has `count` entries. */
export async function addLedgerEntries(db: Database, count: number): Promise<void> {
  const now = Date.now();
  for (let batch = 0; batch * 1000 < count / 2; batch += 1) {
    await db.transaction().execute(async (tx) => {
      for (let index = 0; index < 1000; index += 1) {
        await post(tx, {
          event: `bench:${batch}:${index}`,
          at: now + batch * 1000 + index,
          ref: null,
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
