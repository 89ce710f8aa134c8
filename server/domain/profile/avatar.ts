import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { newSecret } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { squareImage } from './squareImage.ts';

/** Where pictures are served. */
export const avatarPath = '/media/avatar';

/** Takes a new picture, or none; answers its address, which nobody can guess. */
export async function saveAvatar(
  { db, clock }: Services,
  accountId: string,
  image: string | null,
): Promise<string | null> {
  const webp = image === null ? null : (await squareImage(image)).toString('base64');
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
