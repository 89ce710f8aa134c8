import type { Database, Tx } from '../../database/schema.ts';
import type { FormerContact } from '../../database/personalRows.ts';

/** Stores a contact that was replaced. Call it after the messages to the former contact are queued, so that they count as the person's. */
export async function saveFormerContact(
  tx: Tx,
  accountId: string,
  contact: string | null,
  now: number,
): Promise<void> {
  if (contact === null) return;
  const row = { account_id: accountId, contact, ended_at: now };
  await tx
    .insertInto('former_contacts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'contact']).doUpdateSet(row))
    .execute();
}

/** Reads the contacts that an account had before. */
export function readFormerContacts(db: Database, accountId: string): Promise<FormerContact[]> {
  return db
    .selectFrom('former_contacts')
    .select(['contact', 'ended_at'])
    .where('account_id', '=', accountId)
    .execute();
}
