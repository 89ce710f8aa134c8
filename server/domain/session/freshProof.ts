import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';
import type { Session } from './sessions.ts';

/** The contact that a change replaces. */
export type SensitiveChange = 'email' | 'phone';

/**
 * Throws a DomainError unless the user has proved recently that the account is theirs, so that a stolen session is not
 * enough. A first contact can be added freely while the profile is incomplete, when there is no money yet.
 */
export function assertFreshProof(session: Session, change: SensitiveChange): void {
  const isFirst = change === 'email' ? session.email === null : session.phone_verified === 0;
  if (session.state === 'pending_profile' && isFirst) return;
  assertFresh(session);
}

/** Throws a DomainError unless the user has proved recently that the account is theirs. */
export function assertFresh(session: Session): void {
  if (!session.isFresh) throw new DomainError('forbidden', 'proof.stale');
}

/** Records that the user of a session has proved a verified contact. */
export async function recordProof(db: Database, sessionId: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute();
}
