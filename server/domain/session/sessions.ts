import Bowser from 'bowser';
import type { NotNull } from 'kysely';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Config } from '../../config.ts';
import type { Database, Tx } from '../../database/schema.ts';
import { minute } from '../../durations.ts';
import { digest, newId, newSecret } from '../identifiers.ts';

/** Minimum time between two updates of `seen_at`; calls in between need no write. */
const touchInterval = minute;

/** How a user signed in, and with which browser. */
export type SignInMethod = {
  loginWith: 'email' | 'social';
  provider: Platform | null;
  userAgent: string;
};

/** A device as users recognise it; null where the user agent does not contain it. */
export type Device = { browser: string | null; system: string | null };

/** Opens a session and returns its token; only the token's hash is stored. */
export async function openSession(
  db: Database,
  accountId: string,
  method: SignInMethod,
  now: number,
): Promise<string> {
  const token = newSecret();
  const device = parseUserAgent(method.userAgent);
  await db
    .insertInto('sessions')
    .values({
      id: digest(token),
      account_id: accountId,
      login_with: method.loginWith,
      login_provider: method.provider,
      created_at: now,
      seen_at: now,
      proved_at: now,
      public_id: newId(),
      browser_name: device.browser,
      system_name: device.system,
    })
    .execute();
  return token;
}

/** Finds a live session and its account by token; undefined if unknown, idle for too long or too old. */
export async function findSession(
  db: Database,
  token: string,
  limits: Config['session'],
  now: number,
) {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select([
      'sessions.id as session_id',
      'login_with',
      'login_provider',
      'seen_at',
      'proved_at',
      'public_id',
    ])
    .where('sessions.id', '=', digest(token))
    .where('seen_at', '>', now - limits.idle)
    .where('sessions.created_at', '>', now - limits.absolute)
    .$narrowType<{ public_id: NotNull }>()
    .executeTakeFirst();
  if (session && now - session.seen_at > touchInterval) {
    await touchSession(db, session.session_id, now);
  }
  return session && { ...session, isFresh: session.proved_at + limits.reproof > now };
}

/** A live session with its account. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Closes the session of a token, if there is one. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', digest(token)).execute();
}

/** Closes all sessions of an account except one, by its id (the hash); null closes all. */
export async function endOtherSessions(
  tx: Tx,
  accountId: string,
  exceptSessionId: string | null,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(exceptSessionId !== null, (rows) => rows.where('id', '!=', exceptSessionId ?? ''))
    .execute();
}

/** Deletes sessions that have expired. */
export async function deleteExpiredSessions(
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

/** Reads the names of browser and operating system from a user agent. */
export function parseUserAgent(userAgent: string): Device {
  // Bowser throws on an empty text.
  if (userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: browser.name?.slice(0, 60) || null, system: os.name?.slice(0, 60) || null };
}

async function touchSession(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
}
