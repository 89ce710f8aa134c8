import { BackupError, readBackup, writeBackup } from '../database/backup.ts';
import { restoreBackup } from '../database/restore.ts';
import { OperatorError, type Command } from './command.ts';

/** Saving all data and bringing it back. */
export const backupCommands: Record<string, Command> = {
  backup: {
    usage: 'FILE',
    about: 'Write everything to a new file; works while the server runs, on both databases.',
    needs: 1,
    async run({ db }, [file = '']) {
      const rows = await inWords(() => writeBackup(db, file));
      return `${rows} rows were written to ${file}.`;
    },
  },
  restore: {
    usage: 'FILE --yes',
    about: 'Replace everything by a backup, after checking it; --yes confirms.',
    needs: 1,
    async run({ db }, [file = '', confirmation]) {
      const backup = await inWords(() => readBackup(file));
      if (confirmation !== '--yes') {
        const { length } = backup.rows;
        throw new OperatorError(
          `This replaces all data by the ${length} rows of ${file}. Add --yes to do it.`,
        );
      }
      await inWords(() => restoreBackup(db, backup));
      return `${backup.rows.length} rows were restored; the ledger is clean.`;
    },
  },
};

async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new OperatorError(error.message) : error;
  }
}
