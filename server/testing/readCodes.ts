import type { Database } from '../database/schema.ts';

/** Reads the newest email or text message to a recipient, except decoys; undefined if there is none. */
export function lastMail(db: Database, recipient: string) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('state', '!=', 'decoy')
    .orderBy('at', 'desc')
    .orderBy('next_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Reads the code in the newest email or text message to a recipient; empty if there is none. */
export async function lastCode(db: Database, recipient: string): Promise<string> {
  const message = await lastMail(db, recipient);
  return /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
}
