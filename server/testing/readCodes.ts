import type { Database } from '../database/schema.ts';

/** The newest mail or message to somebody that was not a decoy; undefined where there is none. */
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

/** The code in the newest mail or message to somebody; empty where there is none. */
export async function lastCode(db: Database, recipient: string): Promise<string> {
  const mail = await lastMail(db, recipient);
  return /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
}
