import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { connect, checkWrites } from '../database/connect.ts';
import { prepareSchema } from '../database/prepareSchema.ts';

// A process that opens the database of DATA_DIR as the server does at its start, then writes rows until it is killed. Prints `acknowledged N`
// after each commit, `refused: …` after an error, and the result of a health check after each of both.
const { data } = readConfig({ DATA_DIR: process.env['DATA_DIR'] ?? '' });
const db = connect(data);
const done = () => Promise.resolve();
await prepareSchema(db, data, { onBegin: done, onMigration: () => undefined, onEnd: done });
await sql`create table if not exists notes (id integer primary key)`.execute(db);

for (let id = 1; ; id += 1) {
  const outcome = await db
    .transaction()
    .execute((tx) => sql`insert into notes (id) values (${id})`.execute(tx))
    .then(
      () => `acknowledged ${id}`,
      (error: Error) => `refused: ${error.message}`,
    );
  const health = await checkWrites(db).then(
    () => 'ok',
    () => 'unavailable',
  );
  process.stdout.write(`${outcome}\nhealth: ${health}\n`);
  await wait(5);
}
