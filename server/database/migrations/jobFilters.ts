import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the indexes of the filters by platform and category. */
export const jobFilters: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createIndex('job_platforms_platform')
      .on('job_platforms')
      .columns(['platform', 'job_id'])
      .execute();
    await schema
      .createIndex('job_categories_category')
      .on('job_categories')
      .columns(['category', 'job_id'])
      .execute();
  },
};
