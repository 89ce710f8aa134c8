import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { JobChange } from '../../../contract/schemas/jobDetail.ts';
import type { Config } from '../../config.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { toIso } from '../../domain/dates.ts';
import { insertParts } from '../../domain/jobs/importJobs.ts';
import { toJobRow } from '../../domain/jobs/importedRows.ts';
import { importedJobSchema } from '../../domain/jobs/jobFile.ts';
import { day } from '../../durations.ts';

/** A demo job: what an operator imports, and what happened to it since. */
type DemoJob = {
  job: z.input<typeof importedJobSchema>;
  row: Pick<Insertable<Schema['jobs']>, 'state' | 'behaviour'> &
    Record<'places_taken' | 'applicants', number> & { version?: number };
  changes?: JobChange[];
};

const file = path.join(import.meta.dirname, 'jobs.json');
/** The fields that are times in an import file; in the file of the demo they are days from the seeding. */
const timeField = /^at$|_(at|by|due)$/;

/** Reads the demo jobs: ten per platform, and those with special situations. */
export function readDemoJobs(now: number): DemoJob[] {
  return JSON.parse(readFileSync(file, 'utf8'), (name, value: unknown) =>
    typeof value === 'number' && timeField.test(name) ? toIso(now + value * day) : value,
  ) as DemoJob[];
}

/** Inserts the demo jobs of brands, whose ids are given by name. */
export async function writeJobs(
  tx: Tx,
  now: number,
  marketplace: Config['marketplace'],
  brandIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { job, row, changes } of readDemoJobs(now)) {
    const imported = importedJobSchema.parse(job);
    const brandId = brandIds.get(job.brand.name) ?? '';
    await tx
      .insertInto('jobs')
      .values({ ...toJobRow(imported, brandId, now, marketplace), ...row })
      .execute();
    await insertParts(tx, imported);
    if (!changes) continue;
    await tx
      .updateTable('job_texts')
      .set({ changes_json: JSON.stringify(changes) })
      .where('job_id', '=', job.id)
      .execute();
  }
}

/** Returns the id of a task of a demo job. */
export function getTaskId(jobId: string, position: number): string {
  return `${jobId}-${position + 1}`;
}
