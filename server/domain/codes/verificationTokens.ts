import type { ExpressionBuilder } from 'kysely';
import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import { DomainError } from '../domainError.ts';
import { digest } from '../identifiers.ts';

/** A verification token from a request (`proof` in the contract); `accountId` is null for guests, `now` is system time. */
export type PresentedToken = {
  proof: string;
  purpose: CodePurpose;
  accountId: string | null;
  now: number;
};

/**
 * The address or number that a token verifies. `restores` is JSON of what the token's link restores; `createdAt` is when the code was sent,
 * in ms.
 */
export type VerifiedContact = {
  target: string;
  channel: CodeChannel;
  accountId: string | null;
  restores: string | null;
  createdAt: number;
};

/**
 * Consumes a verification token in the caller's transaction; a rollback makes it valid again. Throws a DomainError if
 * it is unknown, used, expired, or of another purpose or account.
 */
export async function consumeVerificationToken(
  tx: Tx,
  token: PresentedToken,
): Promise<VerifiedContact> {
  const row = await tx
    .updateTable('otp_challenges')
    .set({ proof_used_at: token.now })
    .where(isValid(token))
    .returning(['target', 'channel', 'account_id', 'restores_json', 'created_at'])
    .executeTakeFirst();
  if (!row) throw new DomainError('forbidden', 'proof.needed');
  return {
    target: row.target,
    channel: row.channel,
    accountId: row.account_id,
    restores: row.restores_json,
    createdAt: row.created_at,
  };
}

/**
 * Checks a token like `consumeVerificationToken` and throws the same errors, but does not consume it; for use before expensive work.
 * Returns the id of the account that the token verifies.
 */
export async function assertVerificationToken(
  db: Database,
  token: PresentedToken,
): Promise<string | null> {
  const row = await db
    .selectFrom('otp_challenges')
    .select('account_id')
    .where(isValid(token))
    .executeTakeFirst();
  if (!row) throw new DomainError('forbidden', 'proof.needed');
  return row.account_id;
}

function isValid({ proof, purpose, accountId, now }: PresentedToken) {
  return (row: ExpressionBuilder<Schema, 'otp_challenges'>) =>
    row.and([
      row('proof_hash', '=', digest(proof)),
      row('state', '=', 'verified'),
      row('purpose', '=', purpose),
      row('proof_used_at', 'is', null),
      row('proof_expires_at', '>', now),
      ...(accountId === null ? [] : [row('account_id', '=', accountId)]),
    ]);
}
