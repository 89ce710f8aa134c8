import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldText } from '../../../contract/rules/foldText.ts';

const batchSize = 500;

/** Folds the texts that a search of jobs matches, which were in lower case only. */
export const foldedSearch: Migration = {
  async up(db: Kysely<never>) {
    let last = '';
    for (;;) {
      const { rows } = await sql<{ id: string; search_text: string }>`
        select id, search_text from jobs where id > ${last} order by id limit ${batchSize}`.execute(
        db,
      );
      for (const { id, search_text: text } of rows) {
        const folded = foldText(text);
        if (folded === text) continue;
        await sql`update jobs set search_text = ${folded} where id = ${id}`.execute(db);
      }
      const end = rows.at(-1);
      if (!end) return;
      last = end.id;
    }
  },
};
