import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { createDatabase, databaseKinds } from '../testing/databases.ts';
import { watchStatements } from './statements.ts';
import { runAs } from './work.ts';

test.each(databaseKinds)(
  'slow statements on %s are logged with their request and without values, at most once a second',
  async (kind) => {
    const database = await createDatabase(kind);
    const watch = watchStatements(20, kind.toLowerCase());
    const db = connect(readConfig(database.env).data, {}, watch.observe);
    // The test decides how long statements take: each reading of the clock is `step` ms after the previous one.
    let [now, step] = [2000, 25];
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
    onTestFinished(async () => {
      clock.mockRestore();
      await db.destroy();
      await database.remove();
    });
    const lines: Record<string, unknown>[] = [];
    watch.log = { warn: (line: object) => void lines.push({ ...line }) } as never;
    const count = () => sql`
      with recursive n(x) as (select 1 union all select x + 1 from n where x < 4)
      select count(*) from n where cast(x as text) not in (${'a@b.test'}, ${'c'}, ${'d'})`;
    await runAs({ requestId: 'R1', trace: null }, async () => {
      await count().execute(db);
      await count().execute(db);
      step = 0;
      await sql`select 1 as fast`.execute(db);
    });
    expect(lines).toEqual([
      expect.objectContaining({
        event: 'slow-query',
        reqId: 'R1',
        sql: 'with recursive n(x) as (select 1 union all select x + 1 from n where x < 4) select count(*) from n where cast(x as text) not in (…)',
      }),
    ]);
    expect(lines[0]?.['ms']).toBeGreaterThanOrEqual(20);
    // Later, the statement is logged again; the line counts the second of the three runs, which was not logged.
    [now, step] = [now + 2000, 25];
    await count().execute(db);
    expect(lines[1]).toMatchObject({ others: 1 });
  },
);
