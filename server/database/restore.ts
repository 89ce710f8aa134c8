import type { Selectable } from 'kysely';
import { BackupError, type Backup, type BackupRow } from './backup.ts';
import { dropTables, emptyTables, insertJson, listTables, withoutChecks } from './catalogue.ts';
import { isFormer, toKnownMigration } from './formerMigrations.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Database, Schema, Tx } from './schema.ts';
import { liftTimeLimit, lockSchema, readSchemaState } from './schemaState.ts';

// A batch of rows is one statement; the second limit is in characters, for rows with long texts.
const maxBatchRows = 500;
const maxBatchLength = 1_000_000;

/**
 * Replaces all data with a backup in one transaction, and migrates backups of older versions. Ends all sessions, codes and OAuth flows,
 * because they may have ended or been used since the backup; only links that undo a change stay valid. `audit` returns a sentence for each
 * fault. Throws a BackupError if there is a fault, or if the backup is from a newer version.
 */
export async function restoreBackup(
  db: Database,
  backup: Backup,
  audit: (tx: Tx) => Promise<string[]>,
): Promise<void> {
  const { version } = backup.header;
  const migration = toKnownMigration(backup.header.migration);
  if (isFormer(migration)) {
    throw new BackupError(
      `The backup is from before version 0.3.0 (schema ${migration}), older than the last commit before it. Restore it with that commit, and restore the backup that it writes: docs/upgrade.md.`,
    );
  }
  if (!Object.hasOwn(migrations, migration)) {
    throw new BackupError(
      `The backup has the migration ${migration}, which this version lacks. Restore it with version ${version ?? 'that wrote it'} or a later one.`,
    );
  }
  await db.transaction().execute(async (tx) => {
    await lockSchema(tx);
    await liftTimeLimit(tx);
    const log = await readOperatorLog(tx);
    const erased = await readErased(tx);
    await prepareTables(tx, migration);
    await withoutChecks(tx, async () => {
      // Deletes rows that a migration has inserted.
      await emptyTables(tx);
      await insertRows(tx, backup);
    });
    await migrate(tx);
    await addOperatorLog(tx, log);
    await eraseAgain(tx, erased);
    const faults = await audit(tx);
    if (faults.length > 0) throw new BackupError(faults.join('\n'));
  });
}

/** Creates empty tables with the schema of the backup. */
async function prepareTables(tx: Tx, migration: string): Promise<void> {
  const { kind } = await readSchemaState(tx);
  if (kind === 'current' && migration === Object.keys(migrations).at(-1)) return;
  await withoutChecks(tx, () => emptyTables(tx));
  await dropTables(tx);
  await migrate(tx, { target: migration });
}

async function insertRows(tx: Tx, { readRows }: Backup): Promise<void> {
  const tables = new Set(await listTables(tx));
  let batch: string[] = [];
  let length = 0;
  let table = '';
  let columns: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await insertJson(tx, table, columns, `[${batch.join(',')}]`);
    batch = [];
    length = 0;
  };
  for await (const next of readRows()) {
    if (!isRestored(next)) continue;
    if (next.table !== table || batch.length >= maxBatchRows || length >= maxBatchLength) {
      await flush();
      if (!tables.has(next.table)) throw new BackupError(`There is no table ${next.table}.`);
      table = next.table;
      columns = Object.keys(next.row);
    }
    const json = JSON.stringify(next.row);
    batch.push(json);
    length += json.length;
  }
  await flush();
}

type OperatorLog = Selectable<Schema['operator_log']>[];

// Keeps the operators' log: the restore itself is one of the logged commands.
async function readOperatorLog(tx: Tx): Promise<OperatorLog> {
  if (!(await listTables(tx)).includes('operator_log')) return [];
  return tx.selectFrom('operator_log').selectAll().execute();
}

async function addOperatorLog(tx: Tx, log: OperatorLog): Promise<void> {
  for (const row of log) {
    await tx
      .insertInto('operator_log')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

type Closings = Selectable<Schema['account_closings']>[];

// A backup that was written before an erasure still has the person's data.
async function readErased(tx: Tx): Promise<Closings> {
  if (!(await listTables(tx)).includes('account_closings')) return [];
  return tx.selectFrom('account_closings').selectAll().where('closed_at', 'is not', null).execute();
}

/** Closes accounts again that were erased after the backup, so that the next run of due jobs erases them. */
async function eraseAgain(tx: Tx, erased: Closings): Promise<void> {
  for (const closing of erased) {
    const { account_id: id, closes_at } = closing;
    const account = await tx
      .selectFrom('accounts')
      .leftJoin('account_closings', 'account_closings.account_id', 'accounts.id')
      .select(['state', 'former_state', 'closed_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!account || account.closed_at !== null) continue;
    const row = {
      ...closing,
      former_state: account.former_state ?? account.state,
      closed_at: null,
    };
    await tx
      .insertInto('account_closings')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ closes_at }))
      .execute();
    await tx.updateTable('accounts').set({ state: 'suspended' }).where('id', '=', id).execute();
  }
}

function isRestored({ table, row }: BackupRow): boolean {
  // Of the codes, restores only links that undo a change. Backups from before these links lack the column.
  if (table === 'otp_challenges') return (row['restores_json'] ?? null) !== null;
  return table !== 'sessions' && table !== 'oauth_flows';
}
