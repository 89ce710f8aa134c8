import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError, type Backup } from '../../database/backup.ts';
import type { Database } from '../../database/schema.ts';
import { countNoun } from '../countNoun.ts';
import type { Services } from '../services.ts';
import type { FileStore } from '../fileStore.ts';

/** The maximum number of lost pictures that an error names. */
const maxNamed = 20;

/** The checksums of a backup's pictures, by id. */
export type BackupPictures = ReadonlyMap<string, string>;

function getPictureFolder(backupFile: string): string {
  return `${backupFile}.pictures`;
}

/** The number of rows in a backup and its pictures that are in use; exists only for a backup that was read completely. */
export type BackupSummary = { rows: number; pictures: BackupPictures };

/** Reads a backup to its end, which verifies it; throws a BackupError. */
export async function summarizeBackup({ readRows }: Backup): Promise<BackupSummary> {
  const pictures = new Map<string, string>();
  const used = new Set<unknown>();
  let rows = 0;
  for await (const { table, row } of readRows()) {
    rows += 1;
    if (table === 'attachments') pictures.set(String(row['id']), String(row['sha256']));
    if (table === 'attachment_uses') used.add(row['attachment_id']);
  }
  // Skips unused pictures, which are deleted after a day anyway.
  for (const id of pictures.keys()) if (!used.has(id)) pictures.delete(id);
  return { rows, pictures };
}

/** Creates the folder for a backup's pictures and returns its path. Throws a BackupError if it cannot be created or exists. */
export async function createPictureFolder(backupFile: string): Promise<string> {
  const folder = getPictureFolder(backupFile);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'EEXIST' ? `${folder} already exists.` : `${backupFile} cannot be written.`,
    );
  });
  return folder;
}

/** The copied pictures, and the ids of pictures that are missing or damaged. */
export type CopiedPictures = { count: number; lost: string[] };

/** Copies a backup's pictures into its folder, except those that were deleted since the backup was written. */
export async function backUpPictures(
  pictures: BackupPictures,
  folder: string,
  { db, files }: Pick<Services, 'db' | 'files'>,
): Promise<CopiedPictures> {
  const result: CopiedPictures = { count: 0, lost: [] };
  for (const [id, sha256] of pictures) {
    const bytes = await files.get(id);
    if (bytes && isUnchanged(sha256, bytes)) {
      await writeNew(path.join(folder, id), bytes);
      result.count += 1;
    } else if (await isStored(db, id)) result.lost.push(id);
  }
  return result;
}

async function writeNew(name: string, bytes: Buffer): Promise<void> {
  await using file = await open(name, 'wx', 0o600);
  await file.writeFile(bytes);
  await file.sync();
}

async function isStored(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('attachments')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes a backup's pictures into the storage after verifying all of them. If some are lost, throws a BackupError that names them and
 * writes none, unless `canLose`.
 */
export async function restorePictures(
  pictures: BackupPictures,
  backupFile: string,
  files: FileStore,
  { canLose }: { canLose: boolean },
): Promise<CopiedPictures> {
  const folder = getPictureFolder(backupFile);
  // Backups before a migration have no copies of the pictures, because migrations do not change pictures.
  const read = async (id: string, sha256: string) => {
    const copy = await readFile(path.join(folder, id)).catch(() => null);
    if (copy && isUnchanged(sha256, copy)) return copy;
    const bytes = await files.get(id);
    return bytes && isUnchanged(sha256, bytes) ? bytes : null;
  };
  const lost: string[] = [];
  for (const [id, sha256] of pictures) if (!(await read(id, sha256))) lost.push(id);
  if (lost.length > 0 && !canLose) {
    throw new BackupError(
      `${describeLost(lost)} in ${folder} and in the storage. Nothing was changed. Add --without-lost-pictures to restore everything else.`,
    );
  }
  let count = 0;
  // Reads each picture a second time, so that memory holds only one at a time.
  // Files never change, so writing one that exists has no effect.
  for (const [id, sha256] of pictures) {
    const bytes = await read(id, sha256);
    if (!bytes) continue;
    await files.put(id, bytes);
    count += 1;
  }
  return { count, lost };
}

/** Returns the beginning of a sentence about lost pictures. */
export function describeLost(lost: readonly string[]): string {
  const named = lost.slice(0, maxNamed).join(', ');
  const more = lost.length > maxNamed ? ` and ${lost.length - maxNamed} more` : '';
  return `${countNoun(lost.length, 'picture')} (${named}${more}) ${lost.length === 1 ? 'is' : 'are'} missing or damaged`;
}

function isUnchanged(sha256: string, bytes: Buffer): boolean {
  return createHash('sha256').update(bytes).digest('hex') === sha256;
}
