import type { Kysely } from 'kysely';
import { auditLedger } from '../domain/money/audit.ts';
import { BackupError, newestMigration, type BackupContent } from './backup.ts';
import { createLedgerTriggers, dropLedgerTriggers } from './ledgerTriggers.ts';
import type { Database, Tx } from './schema.ts';
import { tablesInOrder } from './tables.ts';

const rowsAtOnce = 50;

/**
 * Replaces everything in the database by a backup, in one transaction: other processes see the
 * old rows until all new ones are in and the ledger has passed its audit.
 */
export async function restoreBackup(db: Database, backup: BackupContent): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const migration = await newestMigration(tx);
    if (backup.migration !== migration) {
      throw new BackupError(`The backup is of ${backup.migration}, the database of ${migration}.`);
    }
    const raw = tx as unknown as Kysely<never>;
    await dropLedgerTriggers(raw);
    for (const table of tablesInOrder.toReversed()) await tx.deleteFrom(table).execute();
    for (const table of tablesInOrder) {
      await insertRows(
        tx,
        table,
        backup.rows.filter((line) => line.table === table).map(({ row }) => row as never),
      );
    }
    await createLedgerTriggers(raw);
    const { faults } = await auditLedger(tx);
    if (faults.length > 0) throw new BackupError(faults.join('\n'));
  });
}

async function insertRows(
  tx: Tx,
  table: (typeof tablesInOrder)[number],
  rows: never[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = rows.slice(start, start + rowsAtOnce);
    await tx.insertInto(table).values(part).execute();
  }
}
