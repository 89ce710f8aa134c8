import type { Kysely } from 'kysely';
import { BackupError, newestMigration, type BackupContent } from './backup.ts';
import { createLedgerTriggers, dropLedgerTriggers } from './ledgerTriggers.ts';
import type { Database, Tx } from './schema.ts';
import { tablesInOrder } from './tables.ts';

const batchSize = 50;

/**
 * Replaces all data by a backup in one transaction: other processes see the old rows until the new ones have passed
 * the audit. Ends all sessions, codes and OAuth flows, which may have been ended or used since the backup; only the
 * links that undo a change remain valid. `audit` returns a sentence for each fault; throws a BackupError if there is one.
 */
export async function restoreBackup(
  db: Database,
  backup: BackupContent,
  audit: (tx: Tx) => Promise<string[]>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const migration = await newestMigration(tx);
    if (backup.migration !== migration) {
      throw new BackupError(
        `The backup has migration ${backup.migration}, the database ${migration}.`,
      );
    }
    const raw = tx as unknown as Kysely<never>;
    await dropLedgerTriggers(raw);
    for (const table of tablesInOrder.toReversed()) await tx.deleteFrom(table).execute();
    for (const table of tablesInOrder) {
      await insertRows(
        tx,
        table,
        backup.rows
          .filter((line) => line.table === table && isRestored(line))
          .map(({ row }) => row as never),
      );
    }
    await createLedgerTriggers(raw);
    const faults = await audit(tx);
    if (faults.length > 0) throw new BackupError(faults.join('\n'));
  });
}

function isRestored({ table, row }: BackupContent['rows'][number]): boolean {
  if (table === 'otp_challenges') return row['restores_json'] !== null;
  return table !== 'sessions' && table !== 'oauth_flows';
}

async function insertRows(
  tx: Tx,
  table: (typeof tablesInOrder)[number],
  rows: never[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    await tx.insertInto(table).values(batch).execute();
  }
}
