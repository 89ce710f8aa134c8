import type { CodeChannel, CodePurpose } from '../../contract/codes.ts';
import type { Tx } from '../../database/schema.ts';
import { digest } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

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
export async function takeProof(
  tx: Tx,
  { proof, purpose, accountId, now }: GivenProof,
): Promise<Proven> {
  const row = await tx
    .updateTable('otp_challenges')
    .set({ proof_used_at: now })
    .where('proof_hash', '=', digest(proof))
    .where('purpose', '=', purpose)
    .where('proof_used_at', 'is', null)
    .where('proof_expires_at', '>', now)
    .$if(accountId !== null, (all) => all.where('account_id', '=', accountId))
    .returning(['target', 'channel', 'account_id'])
    .executeTakeFirst();
  if (!row) throw new Refusal('forbidden', 'proof.needed');
  return { target: row.target, channel: row.channel, accountId: row.account_id };
}
