import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError, type Backup } from '../../database/backup.ts';
import type { Database } from '../../database/schema.ts';
import { countNoun } from '../countNoun.ts';
import type { Services } from '../services.ts';
import type { FileStore } from './fileStore.ts';

const maxNamed = 20;

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

/** Creates the folder for the pictures of a backup, and returns it. Throws a BackupError, also if it is there. */
export async function createPictureFolder(backupFile: string): Promise<string> {
  const folder = getPictureFolder(backupFile);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'EEXIST' ? `${folder} already exists.` : `${backupFile} cannot be written.`,
    );
  });
  return folder;
}

/** What was copied, and the ids of pictures that are missing or damaged. */
export type CopiedPictures = { count: number; lost: string[] };

/** Copies the pictures of a backup into its folder, without those that were deleted since it was written. */
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
 * Writes the pictures of a backup into the storage, after verifying all of them. Throws a BackupError that names the lost ones, and
 * writes none, unless `canLose`.
 */
export async function restorePictures(
  pictures: BackupPictures,
  backupFile: string,
  files: FileStore,
  canLose: boolean,
): Promise<CopiedPictures> {
  const folder = getPictureFolder(backupFile);
  // A backup before a migration has no copies, because the migration changes no picture.
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
  // A file never changes, so those that are there already are the same.
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
