import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { detectLanguage } from '../../i18n/detectLanguage.ts';

const batchSize = 500;

/** Adds the languages of jobs and messages, and detects the languages of existing ones. */
export const textLanguages: Migration = {
  async up(db: Kysely<never>) {
    for (const table of ['jobs', 'discussion_messages']) {
      await db.schema
        .alterTable(table)
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('und'))
        .execute();
    }
    const jobs = sql<Text>`select jobs.id, title || ' ' || description as text
      from jobs inner join job_texts on job_texts.job_id = jobs.id`;
    await detectAll(db, 'jobs', jobs);
    const messages = sql<Text>`select id, body as text from discussion_messages where body <> ''`;
    await detectAll(db, 'discussion_messages', messages);
  },
};

type Text = { id: string; text: string };

async function detectAll(
  db: Kysely<never>,
  table: string,
  texts: ReturnType<typeof sql<Text>>,
): Promise<void> {
  let lastId = '';
  for (;;) {
    const { rows } = await sql<Text>`
      select id, text from (${texts}) texts where id > ${lastId} order by id limit ${batchSize}`.execute(
      db,
    );
    for (const { id, text } of rows) {
      const language = detectLanguage(text);
      if (language === 'und') continue;
      await sql`update ${sql.table(table)} set language = ${language} where id = ${id}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) return;
    lastId = end.id;
  }
}
