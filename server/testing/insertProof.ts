import { hour } from '../durations.ts';
import type { Database } from '../database/schema.ts';
import { digest, newId, newSecret } from '../domain/identifiers.ts';

/** Stores a proof for a withdrawal as if a code had been verified; for tests that make more requests than codes allow. */
export async function insertProof(db: Database, accountId: string, now: number): Promise<string> {
  const proof = newSecret();
  await db
    .insertInto('otp_challenges')
    .values({
      id: newId(),
      purpose: 'withdrawal',
      channel: 'email',
      target: 'test',
      state: 'verified',
      tries: 1,
      account_id: accountId,
      browser: '',
      code_hash: '',
      link_hash: null,
      created_at: now,
      expires_at: now + hour,
      proof_hash: digest(proof),
      proof_expires_at: now + hour,
    })
    .execute();
  return proof;
}
