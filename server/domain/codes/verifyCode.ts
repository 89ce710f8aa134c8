import { sql } from 'kysely';
import { codeLength } from '../../../contract/rules/account.ts';
import type { CodePurpose } from '../../../contract/schemas/codes.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { minute } from '../../durations.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { digest, newSecret } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { recordProof } from '../session/freshProof.ts';
import type { Visitor } from '../session/knownDevices.ts';
import type { Session } from '../session/sessions.ts';
import { hashCode, isSameHash } from './codeSecrets.ts';
import { purposeRules } from './purposes.ts';
import { countCodeAttempt } from './wrongCodes.ts';
import { consumeVerificationToken } from './verificationTokens.ts';

// How long a repeated request gets the first response again. Short, so that it cannot bring back a session that was ended.
const repeatable = 2 * minute;

/** A code, or the token of an emailed link, as a request contains it. */
export type SubmittedCode = {
  challengeId: string;
  purpose: CodePurpose;
  code: string;
  /** Idempotency key: a code is accepted again with the key of the first time. */
  clientRef: string | undefined;
  /** Secret of the browser's cookie; null if it has none. */
  browser: string | null;
  session: Session | null;
  visitor: Visitor;
};

/** The verification token for a correct code, and the account that the code belongs to. */
export type VerifiedCode = { proof: string; accountId: string | null };

/**
 * Verifies a code and exchanges it for a verification token. Each attempt is counted in one statement before it is
 * verified, so concurrent attempts cannot exceed the limit. A token for signing in is consumed at once: its use is
 * the new session.
 */
export async function verifyCode(
  services: Services,
  submitted: SubmittedCode,
): Promise<VerifiedCode> {
  const { db, clock, config } = services;
  const { challengeId, purpose, code, browser } = submitted;
  const accountId = getAccountId(submitted);
  const now = clock.machineNow();
  const isLink = code.length > codeLength;
  const challenge = await db
    .updateTable('otp_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', challengeId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'sent')
    .where('tries', '<', config.otp.tries)
    .where('expires_at', '>', now)
    // A link may be opened on another device than the one that requested it.
    .$if(!isLink, (rows) => rows.where('browser', '=', digest(browser ?? '')))
    .$if(accountId !== null, (rows) => rows.where('account_id', '=', accountId))
    .returning(['code_hash', 'link_hash', 'account_id'])
    .executeTakeFirst();
  if (!challenge) return findVerified(services, submitted, now);
  const takeBack =
    challenge.account_id !== null && !isLink
      ? await countCodeAttempt(services, challenge.account_id, submitted.visitor)
      : null;
  const isCorrect = isLink
    ? challenge.link_hash !== null && isSameHash(challenge.link_hash, digest(code))
    : isSameHash(challenge.code_hash, hashCode(browser ?? '', challengeId, code));
  const hasNoAccount = challenge.account_id === null && purpose !== 'signup';
  if (!isCorrect || hasNoAccount) throw invalidField('token', 'code.wrong');
  await takeBack?.();
  const proof = getProof(submitted);
  await storeProof(db, challengeId, proof, now + config.otp.proof);
  if (submitted.session && purposeRules[purpose].recipient === 'contact') {
    await recordProof(db, submitted.session.session_id, now);
  }
  const verified = { proof, accountId: challenge.account_id };
  if (purpose === 'signin') {
    await inTransaction(db, (tx) => consumeVerificationToken(tx, { ...verified, purpose, now }));
  }
  return verified;
}

function getAccountId({ purpose, session }: SubmittedCode): string | null {
  if (!purposeRules[purpose].states) return null;
  if (!session) throw new DomainError('unauthenticated', 'http.signedOut');
  return session.id;
}

async function storeProof(
  db: Database,
  challengeId: string,
  proof: string,
  expiresAt: number,
): Promise<void> {
  const stored = await db
    .updateTable('otp_challenges')
    .set({ state: 'verified', proof_hash: digest(proof), proof_expires_at: expiresAt })
    .where('id', '=', challengeId)
    .where('state', '=', 'sent')
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw invalidField('token', 'code.wrong');
}

// With an idempotency key, a repeated request gets the same token. Nobody can compute it without the browser's secret.
function getProof({ browser, challengeId, clientRef }: SubmittedCode): string {
  return clientRef && browser ? hashCode(browser, challengeId, clientRef) : newSecret();
}

// Returns the first response again if the request is repeated, because it may have been lost; else throws the reason.
async function findVerified(
  { db, config }: Services,
  submitted: SubmittedCode,
  now: number,
): Promise<VerifiedCode> {
  const { challengeId, purpose, code, browser } = submitted;
  const challenge = await db
    .selectFrom('otp_challenges')
    .selectAll()
    .where('id', '=', challengeId)
    .executeTakeFirst();
  const accountId = getAccountId(submitted);
  const isUsed =
    challenge?.state === 'verified' &&
    challenge.purpose === purpose &&
    (accountId === null || challenge.account_id === accountId) &&
    isSameHash(challenge.code_hash, hashCode(browser ?? '', challengeId, code));
  if (isUsed) {
    const proof = getProof(submitted);
    const verifiedAt = (challenge.proof_expires_at ?? 0) - config.otp.proof;
    if (challenge.proof_hash !== digest(proof) || verifiedAt + repeatable <= now)
      throw invalidField('token', 'code.used');
    return { proof, accountId: challenge.account_id };
  }
  if (challenge?.state !== 'sent') throw invalidField('token', 'code.wrong');
  if (challenge.expires_at <= now) throw invalidField('token', 'code.expired');
  if (challenge.tries >= config.otp.tries) throw new DomainError('throttled', 'code.exhausted');
  throw invalidField('token', 'code.wrong');
}
