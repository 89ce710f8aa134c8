import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError, type BackupContent } from '../../database/backup.ts';
import type { FileStore } from './fileStore.ts';

type Picture = { id: string; sha256: string };

function getPictureFolder(backupFile: string): string {
  return `${backupFile}.pictures`;
}

/** Copies the pictures that a backup refers to into its folder; returns how many. Throws a BackupError. */
export async function backUpPictures(
  backup: BackupContent,
  backupFile: string,
  files: FileStore,
): Promise<number> {
  const pictures = findPictures(backup);
  const folder = getPictureFolder(backupFile);
  await mkdir(folder, { mode: 0o700 }).catch(() => {
    throw new BackupError(`${folder} cannot be created.`);
  });
  for (const picture of pictures) {
    const bytes = await files.get(picture.id);
    if (!bytes) throw new BackupError(`The picture ${picture.id} is missing in the storage.`);
    assertUnchanged(picture, bytes);
    const file = await open(path.join(folder, picture.id), 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }
  return pictures.length;
}

/** Writes the pictures of a backup into the storage, after verifying all of them. Throws a BackupError. */
export async function restorePictures(
  backup: BackupContent,
  backupFile: string,
  files: FileStore,
): Promise<number> {
  const pictures = findPictures(backup);
  const read = (id: string) =>
    readFile(path.join(getPictureFolder(backupFile), id)).catch(() => {
      throw new BackupError(`The picture ${id} is missing in ${getPictureFolder(backupFile)}.`);
    });
  for (const picture of pictures) assertUnchanged(picture, await read(picture.id));
  // A file never changes, so those that are there already are the same.
  for (const { id } of pictures) await files.put(id, await read(id));
  return pictures.length;
}

// Pictures that nothing uses are deleted after a day, so they are not worth keeping.
function findPictures({ rows }: BackupContent): Picture[] {
  const used = new Set(
    rows.flatMap(({ table, row }) => (table === 'attachment_uses' ? [row['attachment_id']] : [])),
  );
  return rows
    .filter(({ table, row }) => table === 'attachments' && used.has(row['id']))
    .map(({ row }) => ({ id: String(row['id']), sha256: String(row['sha256']) }));
}

function assertUnchanged({ id, sha256 }: Picture, bytes: Buffer): void {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new BackupError(`The picture ${id} is damaged.`);
  }
}
