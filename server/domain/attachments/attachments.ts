import { createHash } from 'node:crypto';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { fitPicture, removeFileEnding } from '../../../contract/rules/pictures.ts';
import type { Media, MediaInput } from '../../../contract/schemas/shared.ts';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { day, retention } from '../../durations.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { newId } from '../identifiers.ts';
import { consumeRateLimit, refundRateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { encodePicture } from './pictures.ts';

/** Path of the attachments; each is served to its owner only. */
export const attachmentPath = '/media/attachment';

const uploadsPerDay = 300;

/** A row of the attachments table. */
export type AttachmentRow = Selectable<Schema['attachments']>;

/** A stored picture in a message or a version of the work, with its alternative text. */
export type AttachmentUse = { attachmentId: string; alt: string };

type Upload = { name: string; data: string };

/**
 * Stores the new pictures among `media`, and returns the new and the stored ones. Call this function outside of transactions, because
 * encoding takes long. Writes the row before the file, so that every file has a row; `deleteUnusedAttachments` deletes pictures that
 * remain unused for a day.
 */
export async function storeUploads(
  services: Services,
  accountId: string,
  media: readonly MediaInput[],
): Promise<AttachmentUse[]> {
  const uses: AttachmentUse[] = [];
  for (const [index, input] of media.entries()) {
    const field = `media.${index}`;
    if ('url' in input) {
      const attachment = await findByUrl(services.db, accountId, input.url);
      if (!attachment) throw invalidField(field, 'image.unknown');
      uses.push({
        attachmentId: attachment.id,
        alt: input.alt ?? (await findAlt(services.db, attachment.id)),
      });
    } else {
      const attachmentId = await storeUpload(services, accountId, input, field);
      uses.push({ attachmentId, alt: input.alt ?? '' });
    }
  }
  return uses;
}

async function storeUpload(
  services: Services,
  accountId: string,
  upload: Upload,
  field: string,
): Promise<string> {
  const { db, clock } = services;
  const limit = { name: 'uploads', subject: accountId, max: uploadsPerDay, window: day };
  await consumeRateLimit(db, limit, clock.machineNow());
  try {
    return await storePicture(services, accountId, upload, field);
  } catch (error) {
    // An upload that failed in the storage does not count. Otherwise the app, which retries every ten seconds, would use up the daily
    // limit.
    const isRefused = error instanceof DomainError && error.kind === 'invalid';
    if (!isRefused) await refundRateLimit(db, limit);
    throw error;
  }
}

async function storePicture(
  { db, files, clock }: Services,
  accountId: string,
  upload: Upload,
  field: string,
): Promise<string> {
  const { bytes, width, height } = await encodePicture(upload.data, field, (image, size) => {
    const fit = fitPicture(size.width, size.height);
    return image.resize(fit.width, fit.height, { fit: 'inside', withoutEnlargement: true });
  });
  const id = newId();
  await db
    .insertInto('attachments')
    .values({
      id,
      account_id: accountId,
      name: toWebpName(upload.name),
      size: bytes.length,
      width,
      height,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_at: clock.machineNow(),
    })
    .execute();
  await files.put(id, bytes);
  return id;
}

/** Adds stored pictures to a message or a version of the work; throws a DomainError if one was deleted meanwhile. */
export async function addUses(
  tx: Tx,
  ownerId: string,
  uses: readonly AttachmentUse[],
): Promise<void> {
  if (uses.length === 0) return;
  const rows = uses.map(({ attachmentId, alt }, position) => ({
    owner_id: ownerId,
    position,
    attachment_id: attachmentId,
    alt,
  }));
  try {
    await tx.insertInto('attachment_uses').values(rows).execute();
  } catch (error) {
    throw isForeignKeyViolation(error) ? invalidField('media', 'image.unknown') : error;
  }
}

/** Replaces the pictures of a draft. */
export async function replaceUses(
  tx: Tx,
  ownerId: string,
  uses: readonly AttachmentUse[],
): Promise<void> {
  await tx.deleteFrom('attachment_uses').where('owner_id', '=', ownerId).execute();
  await addUses(tx, ownerId, uses);
}

/** Reads the pictures of messages or versions of the work, by the id of their owner. */
export async function readMedia(
  db: Database,
  ownerIds: readonly string[],
): Promise<Map<string, Media[]>> {
  const media = new Map<string, Media[]>();
  if (ownerIds.length === 0) return media;
  const rows = await db
    .selectFrom('attachment_uses')
    .innerJoin('attachments', 'attachments.id', 'attachment_uses.attachment_id')
    .select(['owner_id', 'alt', 'attachments.id', 'name', 'size', 'width', 'height'])
    .where('owner_id', 'in', ownerIds)
    .orderBy('attachment_uses.position')
    .execute();
  for (const { owner_id, id, name, size, alt, width, height } of rows) {
    const url = `${attachmentPath}/${id}.webp`;
    const picture = { name, type: 'image/webp', size, url, alt, width, height };
    media.set(owner_id, [...(media.get(owner_id) ?? []), picture]);
  }
  return media;
}

/** Finds an attachment of an account by its URL or path; undefined if it is unknown or belongs to another account. */
export async function findByUrl(
  db: Database,
  accountId: string,
  url: string,
): Promise<AttachmentRow | undefined> {
  const [, id] = /^\/media\/attachment\/([\w-]{1,64})\.webp$/.exec(url) ?? [];
  if (!id) return undefined;
  return db
    .selectFrom('attachments')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Deletes attachments and their files if no message and no work has used them for a day; returns their number. */
export async function deleteUnusedAttachments(services: Services): Promise<number> {
  const { db, clock } = services;
  const unused = await db
    .selectFrom('attachments')
    .select('id')
    .where('created_at', '<', clock.machineNow() - retention.unusedPictures)
    .where(isUnused)
    .limit(1000)
    .execute();
  let deleted = 0;
  for (const { id } of unused) if (await deleteUnused(services, id)) deleted += 1;
  return deleted;
}

/** Deletes the unused attachments of an account and their files. */
export async function deleteUnusedAttachmentsOf(
  services: Services,
  accountId: string,
): Promise<void> {
  const unused = await services.db
    .selectFrom('attachments')
    .select('id')
    .where('account_id', '=', accountId)
    .where(isUnused)
    .execute();
  for (const { id } of unused) await deleteUnused(services, id);
}

// Deletes the file after the commit, so that a slow storage does not hold a transaction open.
async function deleteUnused({ db, files }: Services, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('attachments')
    .where('id', '=', id)
    .where(isUnused)
    .returningAll()
    .executeTakeFirst()
    .catch((error: unknown) => {
      // A draft that was saved at the same time uses the picture.
      if (isForeignKeyViolation(error)) return undefined;
      throw error;
    });
  if (!row) return false;
  await files.delete(id).catch(async (error: unknown) => {
    // Restores the row, by which the next cleanup finds the file.
    await db.insertInto('attachments').values(row).execute();
    throw error;
  });
  return true;
}

function isUnused(row: ExpressionBuilder<Schema, 'attachments'>) {
  const uses = row
    .selectFrom('attachment_uses')
    .select('owner_id')
    .whereRef('attachment_uses.attachment_id', '=', 'attachments.id');
  return row.not(row.exists(uses));
}

function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The codes of a violated foreign key in PostgreSQL and in SQLite.
  const isPostgresViolation = 'code' in error && error.code === '23503';
  const isSqliteViolation = 'errcode' in error && error.errcode === 787;
  return isPostgresViolation || isSqliteViolation;
}

/** Returns the alternative text of a picture that is already in use. */
async function findAlt(db: Database, attachmentId: string): Promise<string> {
  const use = await db
    .selectFrom('attachment_uses')
    .select('alt')
    .where('attachment_id', '=', attachmentId)
    .executeTakeFirst();
  return use?.alt ?? '';
}

function toWebpName(name: string): string {
  return `${removeFileEnding(name) || 'picture'}.webp`;
}
