import { takeHit } from '../domain/rateLimit.ts';
import { Refusal } from '../domain/domainError.ts';
import type { Services } from '../domain/services.ts';
import { findSession, type Session } from '../domain/session/sessions.ts';
import type { RouteEntry } from '../routes/entry.ts';

/**
 * Decides by the route table whether a call may go on, before its body is read: role and state
 * come from the database on every call, so that a decision of the staff acts at once.
 */
export async function authorize(
  { db, clock, config }: Services,
  entry: RouteEntry,
  token: string | null,
): Promise<Session | null> {
  if (entry.access === 'open') return null;
  const now = clock.machineNow();
  const session = token ? await findSession(db, token, config.session, now) : undefined;
  if (!session) throw new Refusal('unauthenticated', entry.isQuiet ? null : 'http.signedOut');
  if (!entry.access.includes(session.state)) throw new Refusal('forbidden', 'http.notApproved');
  if (entry.limit === 'writes') {
    const max = config.limits.writesPerMinute;
    await takeHit(db, { name: 'writes', subject: session.id, max, window: 60_000 }, now);
  }
  return session;
}
