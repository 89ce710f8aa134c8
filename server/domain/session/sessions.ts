import type { Config } from '../../config.ts';
import type { Platform } from '../../contract/shared.ts';
import type { Database } from '../../database/schema.ts';
import { digest, newId, newSecret } from '../identifiers.ts';
import { deviceOf } from './devices.ts';

/** How often a session's last use is written down; reads in between cost no write. */
const touchEvery = 60_000;

/** How a person came in, and on which device; it belongs to the session, not to the account. */
export type WayIn = {
  loginWith: 'email' | 'social';
  provider: Platform | null;
  userAgent: string;
};

/** Opens a session and returns its token, which is stored nowhere but in the browser. */
export async function openSession(
  db: Database,
  accountId: string,
  way: WayIn,
  now: number,
): Promise<string> {
  const token = newSecret();
  const device = deviceOf(way.userAgent);
  await db
    .insertInto('sessions')
    .values({
      id: digest(token),
      account_id: accountId,
      login_with: way.loginWith,
      login_provider: way.provider,
      created_at: now,
      seen_at: now,
      public_id: newId(),
      browser_name: device.browser,
      system_name: device.system,
    })
    .execute();
  return token;
}

/** Finds the live session and its account by token; undefined when unknown, idle or too old. */
export async function findSession(
  db: Database,
  token: string,
  limits: Config['session'],
  now: number,
) {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select(['sessions.id as session_id', 'login_with', 'login_provider', 'seen_at', 'public_id'])
    .where('sessions.id', '=', digest(token))
    .where('seen_at', '>', now - limits.idle)
    .where('sessions.created_at', '>', now - limits.absolute)
    .executeTakeFirst();
  if (found && now - found.seen_at > touchEvery) await touchSession(db, found.session_id, now);
  return found;
}

/** A live session with its account. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Ends the session of a token; an unknown token is no error. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', digest(token)).execute();
}

/** Removes sessions that can never be used again. */
export async function removeDeadSessions(
  db: Database,
  limits: Config['session'],
  now: number,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('seen_at', '<=', now - limits.idle),
        row('created_at', '<=', now - limits.absolute),
      ]),
    )
    .execute();
}

async function touchSession(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
}
