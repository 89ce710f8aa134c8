import type { CodeChannel, CodePurpose } from '../../contract/codes.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { digest } from '../identifiers.ts';
import { Refusal } from '../domainError.ts';

/** A proof as it came with a call; `accountId` is null for guests. */
export type GivenProof = {
  proof: string;
  purpose: CodePurpose;
  accountId: string | null;
  now: number;
};

/** What a proof proves: that the person reads this address or number. */
export type Proven = { target: string; channel: CodeChannel; accountId: string | null };

/**
 * Uses a proof up, within the caller's transaction: if that is rolled back, it can be used again. Refuses
 * one that is unknown, used, too old, or of another purpose or person. Give `now` as machine time.
 */
export async function takeProof(tx: Tx, given: GivenProof): Promise<Proven> {
  const row = await tx
    .updateTable('otp_challenges')
    .set({ proof_used_at: given.now })
    .where(isGood(given))
    .returning(['target', 'channel', 'account_id'])
    .executeTakeFirst();
  if (!row) throw new Refusal('forbidden', 'proof.needed');
  return { target: row.target, channel: row.channel, accountId: row.account_id };
}

/** Refuses a proof that `takeProof` would refuse, before work is done that costs us more than the caller. */
export async function expectProof(db: Database, given: GivenProof): Promise<void> {
  const row = await db
    .selectFrom('otp_challenges')
    .select('id')
    .where(isGood(given))
    .executeTakeFirst();
  if (!row) throw new Refusal('forbidden', 'proof.needed');
}

function isGood({ proof, purpose, accountId, now }: GivenProof) {
  return (row: ExpressionBuilder<Schema, 'otp_challenges'>) =>
    row.and([
      row('proof_hash', '=', digest(proof)),
      row('purpose', '=', purpose),
      row('proof_used_at', 'is', null),
      row('proof_expires_at', '>', now),
      ...(accountId === null ? [] : [row('account_id', '=', accountId)]),
    ]);
}
