import type { User } from '../contract/user.ts';
import { readUser } from '../domain/accounts/currentUser.ts';
import type { Services } from '../domain/services.ts';
import { closeSession, findSession, openSession, type WayIn } from '../domain/session/sessions.ts';
import type { SessionCookie } from './handler.ts';

type Visit = { services: Services; cookie: SessionCookie; userAgent: string };

/**
 * Signs an account in: a new token in the cookie of this browser, whatever stood there before, and the user
 * as the answer.
 */
export async function enter(
  { services, cookie, userAgent }: Visit,
  accountId: string,
  way: Omit<WayIn, 'userAgent'>,
): Promise<User> {
  const { db, clock, config } = services;
  const now = clock.machineNow();
  const token = await openSession(db, accountId, { ...way, userAgent }, now);
  if (cookie.token) await closeSession(db, cookie.token);
  cookie.set(token);
  const session = await findSession(db, token, config.session, now);
  if (!session) throw new Error('A session ended before it began.');
  return readUser(db, session);
}
