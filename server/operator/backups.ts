import { BackupError, readBackup, writeBackup } from '../database/backup.ts';
import { restoreBackup } from '../database/restore.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { OperatorError, type Command } from './command.ts';

/** Backup and restore of all data. */
export const backupCommands: Record<string, Command> = {
  backup: {
    usage: 'FILE',
    about: 'Write all data to a new file; works while the server runs, on both databases.',
    minArgs: 1,
    async run({ db }, [file = '']) {
      const rows = await withOperatorErrors(() => writeBackup(db, file));
      return `${rows} rows were written to ${file}.`;
    },
  },
  restore: {
    usage: 'FILE --yes',
    about: 'Replace all data by a backup, after checking it; --yes confirms.',
    minArgs: 1,
    async run({ db }, [file = '', confirmation]) {
      const backup = await withOperatorErrors(() => readBackup(file));
      const { length } = backup.rows;
      if (confirmation !== '--yes') {
        throw new OperatorError(
          `This replaces all data by the ${length} rows of ${file}. Add --yes to do it.`,
        );
      }
      await withOperatorErrors(() =>
        restoreBackup(db, backup, async (tx) => (await auditLedger(tx)).faults),
      );
      return `${length} rows were restored; the ledger is clean.`;
    },
  },
};

async function withOperatorErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new OperatorError(error.message) : error;
  }
}
