import { BackupError, readBackup, writeBackup } from '../database/backup.ts';
import { restoreBackup } from '../database/restore.ts';
import { backUpPictures, restorePictures } from '../domain/attachments/pictureBackup.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { OperatorError, type Command } from './command.ts';

/** Backup and restore of all data. */
export const backupCommands: Record<string, Command> = {
  backup: {
    usage: 'FILE',
    about:
      'Write all data to a new file, and pictures to FILE.pictures; works while the server runs.',
    minArgs: 1,
    async run({ db, files }, [file = '']) {
      return withOperatorErrors(async () => {
        const rows = await writeBackup(db, file);
        const pictures = await backUpPictures(await readBackup(file), file, files);
        return `${rows} rows and ${pictures} pictures were written to ${file}.`;
      });
    },
  },
  restore: {
    usage: 'FILE --yes',
    about: 'Replace all data by a backup, after checking it; --yes confirms.',
    minArgs: 1,
    async run({ db, files }, [file = '', confirmation]) {
      const backup = await withOperatorErrors(() => readBackup(file));
      const { length } = backup.rows;
      if (confirmation !== '--yes') {
        throw new OperatorError(
          `This replaces all data by the ${length} rows of ${file}. Add --yes to do it.`,
        );
      }
      const before = await db.selectFrom('attachments').select('id').execute();
      const pictures = await withOperatorErrors(() => restorePictures(backup, file, files));
      await withOperatorErrors(() =>
        restoreBackup(db, backup, async (tx) => (await auditLedger(tx)).faults),
      );
      const kept = new Set((await db.selectFrom('attachments').select('id').execute()).map(toId));
      for (const id of before.map(toId)) if (!kept.has(id)) await files.delete(id);
      return `${length} rows and ${pictures} pictures of ${file} replace all data; the ledger is clean. All users must sign in again.`;
    },
  },
};

function toId({ id }: { id: string }): string {
  return id;
}

async function withOperatorErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new OperatorError(error.message) : error;
  }
}
