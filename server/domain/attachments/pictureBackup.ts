import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError, type Backup } from '../../database/backup.ts';
import type { FileStore } from './fileStore.ts';

/** The checksums of the pictures that a backup uses, by their ids. */
export type BackupPictures = ReadonlyMap<string, string>;

function getPictureFolder(backupFile: string): string {
  return `${backupFile}.pictures`;
}

/** What a complete backup contains. */
export type BackupSummary = { rows: number; pictures: BackupPictures };

/** Reads a backup to its end, which verifies it; throws a BackupError. */
export async function summarizeBackup({ readRows }: Backup): Promise<BackupSummary> {
  const all = new Map<string, string>();
  const used = new Set<unknown>();
  let rows = 0;
  for await (const { table, row } of readRows()) {
    rows += 1;
    if (table === 'attachments') all.set(String(row['id']), String(row['sha256']));
    if (table === 'attachment_uses') used.add(row['attachment_id']);
  }
  // Pictures that nothing uses are deleted after a day, so they are not worth keeping.
  for (const id of all.keys()) if (!used.has(id)) all.delete(id);
  return { rows, pictures: all };
}

/** Copies the pictures of a backup into its folder; returns how many. Throws a BackupError. */
export async function backUpPictures(
  pictures: BackupPictures,
  backupFile: string,
  files: FileStore,
): Promise<number> {
  const folder = getPictureFolder(backupFile);
  await mkdir(folder, { mode: 0o700 }).catch(() => {
    throw new BackupError(`${folder} cannot be created.`);
  });
  for (const [id, sha256] of pictures) {
    const bytes = await files.get(id);
    if (!bytes) throw new BackupError(`The picture ${id} is missing in the storage.`);
    assertUnchanged(id, sha256, bytes);
    const file = await open(path.join(folder, id), 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }
  return pictures.size;
}

/** Writes the pictures of a backup into the storage, after verifying all of them. Throws a BackupError. */
export async function restorePictures(
  pictures: BackupPictures,
  backupFile: string,
  files: FileStore,
): Promise<number> {
  const folder = getPictureFolder(backupFile);
  // A backup before a migration has no copies, because the migration changes no picture.
  const read = async (id: string) => {
    const bytes =
      (await readFile(path.join(folder, id)).catch(() => null)) ?? (await files.get(id));
    if (!bytes) throw new BackupError(`The picture ${id} is missing in ${folder}.`);
    return bytes;
  };
  for (const [id, sha256] of pictures) assertUnchanged(id, sha256, await read(id));
  // A file never changes, so those that are there already are the same.
  for (const id of pictures.keys()) await files.put(id, await read(id));
  return pictures.size;
}

function assertUnchanged(id: string, sha256: string, bytes: Buffer): void {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new BackupError(`The picture ${id} is damaged.`);
  }
}
