import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { newId } from '../identifiers.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import type { ImportedJob } from './jobFile.ts';
import { importedJobRow, importedTaskRows, importedTextRow } from './importedRows.ts';

/** Adds all jobs of a file, or none: an id that is taken refuses the whole file. */
export function importJobs(services: Services, jobs: ImportedJob[]): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    for (const job of jobs) await importJob(tx, services, job);
  });
}

async function importJob(tx: Tx, services: Services, job: ImportedJob): Promise<void> {
  const brandId = await findBrand(tx, job.brand);
  const added = await tx
    .insertInto('jobs')
    .values(importedJobRow(job, brandId, services.clock.now(), services.config.market))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('conflict', 'job.taken', { values: { id: job.id } });
  await tx.insertInto('job_texts').values(importedTextRow(job)).execute();
  await tx
    .insertInto('job_platforms')
    .values(job.platforms.map((condition) => ({ job_id: job.id, ...condition })))
    .execute();
  await tx
    .insertInto('job_categories')
    .values(job.categories.map((category) => ({ job_id: job.id, category })))
    .execute();
  const { tasks, steps } = importedTaskRows(job);
  await tx.insertInto('tasks').values(tasks).execute();
  await tx.insertInto('task_steps').values(steps).execute();
}

async function findBrand(tx: Tx, brand: ImportedJob['brand']): Promise<string> {
  const known = await tx
    .selectFrom('brands')
    .select('id')
    .where('name', '=', brand.name)
    .executeTakeFirst();
  if (known) return known.id;
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
