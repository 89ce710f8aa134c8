import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { toJobRow, toTaskRows, toTextRow } from './importedRows.ts';
import type { ImportedJob } from './jobFile.ts';

/** Imports all jobs of a file, or none; throws a DomainError if an id already exists. */
export function importJobs(services: Services, jobs: ImportedJob[]): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    for (const job of jobs) await importJob(tx, services, job);
  });
}

async function importJob(tx: Tx, { clock, config }: Services, job: ImportedJob): Promise<void> {
  const brandId = await findOrCreateBrand(tx, job.brand);
  const added = await tx
    .insertInto('jobs')
    .values(toJobRow(job, brandId, clock.now(), config.marketplace))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new DomainError('conflict', 'job.taken', { values: { id: job.id } });
  await insertParts(tx, job);
  await tx.insertInto('new_jobs').values({ job_id: job.id }).execute();
}

/** Inserts everything of an imported job but its row. */
export async function insertParts(tx: Tx, job: ImportedJob): Promise<void> {
  await tx.insertInto('job_texts').values(toTextRow(job)).execute();
  await tx
    .insertInto('job_platforms')
    .values(job.platforms.map((requirement) => ({ job_id: job.id, ...requirement })))
    .execute();
  await tx
    .insertInto('job_categories')
    .values(job.categories.map((category) => ({ job_id: job.id, category })))
    .execute();
  const { tasks, steps } = toTaskRows(job);
  await tx.insertInto('tasks').values(tasks).execute();
  await tx.insertInto('task_steps').values(steps).execute();
}

async function findOrCreateBrand(tx: Tx, brand: ImportedJob['brand']): Promise<string> {
  const existing = await tx
    .selectFrom('brands')
    .select('id')
    .where('name', '=', brand.name)
    .executeTakeFirst();
  if (existing) return existing.id;
  const id = newId();
  await tx
    .insertInto('brands')
    .values({
      id,
      name: brand.name,
      logo_url: null,
      verified: brand.verified ? 1 : 0,
      reply_hours_median: null,
      pay_days_median: null,
      jobs_completed: 0,
    })
    .execute();
  return id;
}
