import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { encodePicture } from '../attachments/pictures.ts';
import { newSecret } from '../identifiers.ts';
import type { Services } from '../services.ts';

/** Path of the profile pictures. */
export const avatarPath = '/media/avatar';

/** Width and height of the stored pictures. */
const sidePixels = 512;

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
    if (webp === null) {
      await tx.deleteFrom('avatars').where('account_id', '=', accountId).execute();
    } else {
      const row = { id, account_id: accountId, webp, created_at: clock.now() };
      await tx
        .insertInto('avatars')
        .values(row)
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
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

async function toSquareWebp(dataUrl: string): Promise<Buffer> {
  const { bytes } = await encodePicture(dataUrl, 'image', (image) =>
    image.resize(sidePixels, sidePixels, { fit: 'cover' }),
  );
  return bytes;
}
