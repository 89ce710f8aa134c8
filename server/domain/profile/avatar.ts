import sharp from 'sharp';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { invalidField } from '../domainError.ts';
import { newSecret } from '../identifiers.ts';
import type { Services } from '../services.ts';

/** Path of the profile pictures. */
export const avatarPath = '/media/avatar';

const maxBytes = 5 * 1024 * 1024;
const maxPixels = 25_000_000;
const sidePixels = 512;
const formats = new Set(['jpeg', 'png', 'webp']);

// sharp could also read SVG, PDF and more; decoders that are not needed are an attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/** Saves a new profile picture, or deletes it; returns its address, which cannot be guessed. */
export async function saveAvatar(
  { db, clock }: Services,
  accountId: string,
  image: string | null,
): Promise<string | null> {
  const webp = image === null ? null : (await toSquareWebp(image)).toString('base64');
  const id = newSecret();
  const address = webp === null ? null : `${avatarPath}/${id}.webp`;
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('avatars').where('account_id', '=', accountId).execute();
    if (webp !== null) {
      const row = { id, account_id: accountId, webp, created_at: clock.now() };
      await tx.insertInto('avatars').values(row).execute();
    }
    await tx
      .updateTable('accounts')
      .set({ avatar_url: address })
      .where('id', '=', accountId)
      .execute();
  });
  return address;
}

/** Reads a picture by the secret part of its address. */
export async function readAvatar(db: Database, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('avatars').select('webp').where('id', '=', id).executeTakeFirst();
  return row ? Buffer.from(row.webp, 'base64') : null;
}

/**
 * Converts a data URL into a square WebP of 512 px without metadata, off the main thread. Throws a DomainError for
 * more than 5 MB or 25 megapixels, and for content that is not JPEG, PNG or WebP.
 */
async function toSquareWebp(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > maxBytes) throw invalidField('image', 'image.tooLarge');
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await image.metadata();
    if (!formats.has(format)) throw new Error(`${format} is not supported.`);
    return await image
      .rotate()
      .resize(sidePixels, sidePixels, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw invalidField('image', 'image.unreadable');
  }
}
