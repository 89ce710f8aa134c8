import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { toJobRow, toTaskRows, toTextRow } from './importedRows.ts';
import type { ImportedJob } from './jobFile.ts';

/** A brand, by its id, and the spelling of its name. */
type Brand = { id: string; name: string };

/**
 * Imports all jobs of a file, or none; throws a DomainError if an id already exists. A brand is found by its name in any case, width and
 * spacing. Returns the names that are stored in another spelling.
 */
export function importJobs(
  services: Services,
  jobs: ImportedJob[],
): Promise<{ given: string; used: string }[]> {
  return inTransaction(services.db, async (tx) => {
    const stored = await tx.selectFrom('brands').select(['id', 'name']).execute();
    const brands = new Map(stored.map((brand) => [toBrandKey(brand.name), brand]));
    const renamed = new Map<string, string>();
    for (const job of jobs) {
      const { name } = job.brand;
      const brand = brands.get(toBrandKey(name)) ?? (await createBrand(tx, job.brand));
      brands.set(toBrandKey(name), brand);
      if (brand.name !== name) renamed.set(name, brand.name);
      await importJob(tx, services, { ...job, brand: { ...job.brand, ...brand } });
    }
    return [...renamed].map(([given, used]) => ({ given, used }));
  });
}

function toBrandKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');
}

async function importJob(
  tx: Tx,
  { clock, config }: Services,
  job: ImportedJob & { brand: Brand },
): Promise<void> {
  const added = await tx
    .insertInto('jobs')
    .values(toJobRow(job, job.brand.id, clock.now(), config.marketplace))
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

async function createBrand(tx: Tx, { name, verified }: ImportedJob['brand']): Promise<Brand> {
  const id = newId();
  await tx
    .insertInto('brands')
    .values({
      id,
      name,
      logo_url: null,
      verified: verified ? 1 : 0,
      reply_hours_median: null,
      pay_days_median: null,
      jobs_completed: 0,
    })
    .execute();
  return { id, name };
}
