import { DomainError } from '../domain/domainError.ts';
import { consumeRateLimit } from '../domain/rateLimit.ts';
import type { Services } from '../domain/services.ts';
import { findSession, type Session } from '../domain/session/sessions.ts';
import { minute } from '../durations.ts';
import type { Route } from '../routes/route.ts';

/** The session token of a request, and the id of the user whom its page belongs to, if it names one. */
export type Caller = { token: string | null; sender: string | string[] | undefined };

/**
 * Authorises a request by its route, before the body is read. The account's state is read from the database each
 * time, so that a decision of the staff takes effect at once. Writing requests count against a limit per account.
 */
export async function authorize(
  { db, clock, config }: Services,
  route: Route,
  { token, sender }: Caller,
): Promise<Session | null> {
  if (route.access === 'open') return null;
  const now = clock.machineNow();
  const session = token ? await findSession(db, token, config.session, now) : undefined;
  if (!session && route.isOpenToGuests) return null;
  if (!session) throw new DomainError('unauthenticated', 'http.signedOut');
  // The page still belongs to the previous user, and would send that user's text.
  if (sender !== undefined && sender !== session.id) {
    throw new DomainError('unauthenticated', 'http.otherUser');
  }
  if (!route.access.includes(session.state)) throw new DomainError('forbidden', 'http.notApproved');
  if (route.method === 'POST') {
    const max = config.limits.writesPerMinute;
    await consumeRateLimit(db, { name: 'writes', subject: session.id, max, window: minute }, now);
  }
  return session;
}
