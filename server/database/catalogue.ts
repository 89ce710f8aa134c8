import { sql, type Kysely } from 'kysely';
import { isPostgres } from './isPostgres.ts';
import type { Database, Tx } from './schema.ts';

/** Returns the names of all data tables, also of tables from older or newer versions; excludes the tables of the migrations. */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = isPostgres(db as unknown as Kysely<never>)
    ? await sql<{ name: string }>`select tablename as name from pg_tables
        where schemaname = current_schema() order by tablename`.execute(db)
    : await sql<{ name: string }>`select name from sqlite_master
        where type = 'table' and name not like 'sqlite_%' order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
}

/** Reads all rows of a table in batches, within a transaction. */
export async function* streamRows(tx: Tx, table: string): AsyncGenerator<Record<string, unknown>> {
  const allRows = sql`select * from ${sql.table(table)}`;
  if (!isPostgres(tx as unknown as Kysely<never>)) {
    yield* (tx as unknown as Kysely<Record<string, Record<string, unknown>>>)
      .selectFrom(table)
      .selectAll()
      .stream();
    return;
  }
  await sql`declare all_rows no scroll cursor for ${allRows}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch 100 from all_rows`.execute(tx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close all_rows`.execute(tx);
}

/** Deletes all rows of all tables. */
export async function emptyTables(tx: Tx): Promise<void> {
  const tables = await listTables(tx);
  if (tables.length === 0) return;
  if (isPostgres(tx as unknown as Kysely<never>)) {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
    return;
  }
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(tx);
}

/** Drops all tables, which must be empty, with their indexes and triggers, so that migrations can create them again. */
export async function dropTables(tx: Tx): Promise<void> {
  const isOnPostgres = isPostgres(tx as unknown as Kysely<never>);
  const cascade = isOnPostgres ? sql` cascade` : sql``;
  for (const table of [...(await listTables(tx)), 'kysely_migration', 'kysely_migration_lock']) {
    await sql`drop table if exists ${sql.table(table)}${cascade}`.execute(tx);
  }
  if (!isOnPostgres) return;
  // Drops the functions of triggers, but not those that an extension created (dependency type `e`).
  const { rows } = await sql<{ name: string }>`select proname as name from pg_proc
    where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(
    tx,
  );
  for (const { name } of rows) await sql`drop function ${sql.ref(name)}()`.execute(tx);
}

/**
 * Runs `work` with triggers and foreign keys turned off, because restored rows were checked when they were first written. Checks the
 * foreign keys after `work` has ended.
 */
export async function withoutChecks(tx: Tx, work: () => Promise<void>): Promise<void> {
  await (isPostgres(tx as unknown as Kysely<never>)
    ? withoutPostgresChecks(tx, work)
    : withoutSqliteChecks(tx, work));
}

// A backup's rows are sorted by table name, so a row may come before the row that it refers to.
async function withoutPostgresChecks(tx: Tx, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  }
  const tables = await listTables(tx);
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  }
  await work();
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  }
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      tx,
    );
  }
}

async function withoutSqliteChecks(tx: Tx, work: () => Promise<void>): Promise<void> {
  await sql`pragma defer_foreign_keys = on`.execute(tx);
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger'`.execute(tx);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(tx);
  await work();
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(tx);
}

/** Inserts rows from a JSON array; all rows must have the columns of the first. */
export async function insertJson(
  tx: Tx,
  table: string,
  columns: string[],
  json: string,
): Promise<void> {
  const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  const names = columns.map((column) => sql.ref(column));
  if (isPostgres(tx as unknown as Kysely<never>)) {
    await sql`${into} select ${sql.join(names)}
      from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(tx);
    return;
  }
  const values = columns.map((column) => sql`value ->> ${sql.lit(`$."${column}"`)}`);
  await sql`${into} select ${sql.join(values)} from json_each(${json})`.execute(tx);
}
