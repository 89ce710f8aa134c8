import type { ExpressionBuilder } from 'kysely';
import { codeLength } from '../../../contract/rules/account.ts';
import type { CodePurpose } from '../../../contract/schemas/codes.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { minute } from '../../durations.ts';
import { DomainError, invalidField } from '../domainError.ts';
import { digest, isSameSecret, newSecret } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { recordProof } from '../session/freshProof.ts';
import type { Visitor } from '../session/knownDevices.ts';
import type { Session } from '../session/sessions.ts';
import { hashCode } from './codeSecrets.ts';
import { endOtherCodes, findOtherCodes, lockCodes, type Challenge } from './openCodes.ts';
import { purposeRules } from './purposes.ts';
import { countGuesses } from './wrongCodes.ts';
import { consumeVerificationToken } from './verificationTokens.ts';

// How long a repeated request gets the first response again. The time is short, so that a repeat cannot reopen a session that has been
// ended.
const repeatWindow = 2 * minute;

/** A code, or the token of an emailed link, as a request contains it. */
export type SubmittedCode = {
  challengeId: string;
  purpose: CodePurpose;
  code: string;
  /** Idempotency key: a used code is accepted again with the same key. */
  clientRef: string | undefined;
  /** Secret of the browser's cookie; null if it has none. */
  browser: string | null;
  session: Session | null;
  visitor: Visitor;
};

/** The verification token for a correct code, and the account that the code belongs to. */
export type VerifiedCode = { proof: string; accountId: string | null };

/**
 * Verifies a code and exchanges it for a verification token. A code that was sent before or after the named one counts as well
 * (`openCodes.ts`); using one ends the others. Locks the row of the code, so that concurrent attempts are verified one after
 * another. Counts each attempt, except a repeat of the last one with the same idempotency key. A token for signing in is consumed at once,
 * because the new session is its only use.
 */
export async function verifyCode(
  services: Services,
  submitted: SubmittedCode,
): Promise<VerifiedCode> {
  const now = services.clock.machineNow();
  const accountId = getAccountId(submitted);
  // Returns a wrong code as a result, because throwing would roll back its count.
  const result = await inTransaction(services.db, async (tx) => {
    const challenge = await lockChallenge(tx, services, { submitted, accountId, now });
    if (!challenge) return findVerified(tx, services, submitted, now);
    return tryCode(tx, services, challenge, { submitted, now });
  });
  if (result) return result;
  throw invalidField('token', 'code.wrong');
}

// Identifies an attempt: a repeated request has the same idempotency key and code.
function getAttempt({ clientRef, code }: SubmittedCode): string | null {
  return clientRef ? digest(`${clientRef}:${code}`) : null;
}

// The token of an emailed link is longer than a code.
function isLink({ code }: SubmittedCode): boolean {
  return code.length > codeLength;
}

// Locks the row by a write that changes nothing, because SQLite has no `for update`. Returns undefined if the code can no longer be
// entered.
async function lockChallenge(
  tx: Tx,
  { config }: Services,
  {
    submitted,
    accountId,
    now,
  }: { submitted: SubmittedCode; accountId: string | null; now: number },
): Promise<Challenge | undefined> {
  await lockCodes(tx, submitted.challengeId);
  const row = await tx
    .updateTable('otp_challenges')
    .set((columns) => ({ id: columns.ref('id') }))
    .where('id', '=', submitted.challengeId)
    .where('purpose', '=', submitted.purpose)
    .where(isOpen)
    .where('expires_at', '>', now)
    // A link may be opened on another device than the one that requested it.
    .$if(!isLink(submitted), (rows) => rows.where('browser', '=', digest(submitted.browser ?? '')))
    .$if(accountId !== null, (rows) => rows.where('account_id', '=', accountId))
    .returningAll()
    .executeTakeFirst();
  return row && (row.tries < config.otp.tries || isRepeated(row, submitted)) ? row : undefined;
}

// A link that undoes a change can be opened again until it has restored the account: the response may be lost, or the proof may expire
// before the owner has chosen a password, and the owner cannot request another link.
function isOpen(row: ExpressionBuilder<Schema, 'otp_challenges'>) {
  return row.or([
    row('state', '=', 'sent'),
    row.and([
      row('state', '=', 'verified'),
      row('restores_json', 'is not', null),
      row('proof_used_at', 'is', null),
    ]),
  ]);
}

function isRepeated({ last_attempt: last }: Challenge, submitted: SubmittedCode): boolean {
  return last !== null && last === getAttempt(submitted);
}

// Returns null for a wrong code.
async function tryCode(
  tx: Tx,
  services: Services,
  challenge: Challenge,
  { submitted, now }: { submitted: SubmittedCode; now: number },
): Promise<VerifiedCode | null> {
  const { challengeId, purpose, session } = submitted;
  // Does not count the repeat of an attempt. The code is wrong: the first attempt would have accepted a correct code.
  if (isRepeated(challenge, submitted)) return null;
  const limits = { tries: services.config.otp.tries, now };
  const others = isLink(submitted) ? [] : await findOtherCodes(tx, challenge, limits);
  // The attempt counts as wrong until `takeBack` is called for a correct code.
  const guesses =
    challenge.account_id !== null && !isLink(submitted)
      ? await countGuesses(tx, services, challenge.account_id, {
          visitor: submitted.visitor,
          codes: 1 + others.length,
        })
      : null;
  const candidates = [challenge, ...others].slice(0, guesses?.counted);
  // Counts for each code that is compared, so that none is compared more often than its tries.
  await tx
    .updateTable('otp_challenges')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where(
      'id',
      'in',
      candidates.map(({ id }) => id),
    )
    .execute();
  await tx
    .updateTable('otp_challenges')
    .set({ last_attempt: getAttempt(submitted) })
    .where('id', '=', challengeId)
    .execute();
  const entered = candidates.find((candidate) => isCorrectCode(candidate, submitted));
  const hasNoAccount = challenge.account_id === null && purpose !== 'signup';
  if (!entered || hasNoAccount) return null;
  await guesses?.takeBack();
  const proof = getProof(submitted);
  const expiresAt = now + services.config.otp.proof;
  await tx
    .updateTable('otp_challenges')
    .set({
      state: 'verified',
      proof_hash: digest(proof),
      proof_expires_at: expiresAt,
      // A repeat of this request compares the code with this row, and the proof is as old as the code that was entered.
      ...(entered !== challenge && {
        code_hash: hashCode(submitted.browser ?? '', challengeId, submitted.code),
        created_at: entered.created_at,
      }),
    })
    .where('id', '=', challengeId)
    .execute();
  await endOtherCodes(tx, challenge);
  if (session && purposeRules[purpose].recipient === 'contact') {
    await recordProof(tx, session.session_id, now);
  }
  const verified = { proof, accountId: challenge.account_id };
  if (purpose === 'signin') await consumeVerificationToken(tx, { ...verified, purpose, now });
  return verified;
}

function isCorrectCode(challenge: Challenge, submitted: SubmittedCode): boolean {
  const { code, browser } = submitted;
  return isLink(submitted)
    ? challenge.link_hash !== null && isSameSecret(challenge.link_hash, digest(code))
    : isSameSecret(challenge.code_hash, hashCode(browser ?? '', challenge.id, code));
}

function getAccountId({ purpose, session }: SubmittedCode): string | null {
  if (!purposeRules[purpose].states) return null;
  if (!session) throw new DomainError('unauthenticated', 'http.signedOut');
  return session.id;
}

// Derives the token from the idempotency key, so that a repeated request gets the same token. The token can be computed only with the
// browser's secret.
function getProof({ browser, challengeId, clientRef }: SubmittedCode): string {
  return clientRef && browser ? hashCode(browser, challengeId, clientRef) : newSecret();
}

// Returns the first response again for a repeated request, because the response may have been lost; otherwise throws the reason.
async function findVerified(
  tx: Tx,
  { config }: Services,
  submitted: SubmittedCode,
  now: number,
): Promise<VerifiedCode> {
  const { challengeId, purpose } = submitted;
  const challenge = await tx
    .selectFrom('otp_challenges')
    .selectAll()
    .where('id', '=', challengeId)
    .executeTakeFirst();
  const accountId = getAccountId(submitted);
  const isUsed =
    challenge?.state === 'verified' &&
    challenge.purpose === purpose &&
    (accountId === null || challenge.account_id === accountId) &&
    isCorrectCode(challenge, submitted);
  if (isUsed) {
    const proof = getProof(submitted);
    const verifiedAt = (challenge.proof_expires_at ?? 0) - config.otp.proof;
    if (challenge.proof_hash !== digest(proof) || verifiedAt + repeatWindow <= now)
      throw invalidField('token', 'code.used');
    return { proof, accountId: challenge.account_id };
  }
  // Another code was used in its place.
  const isEnded =
    challenge?.state === 'superseded' &&
    challenge.purpose === purpose &&
    isCorrectCode(challenge, submitted);
  if (isEnded) throw invalidField('token', 'code.used');
  if (challenge?.state !== 'sent') throw invalidField('token', 'code.wrong');
  if (challenge.expires_at <= now) throw invalidField('token', 'code.expired');
  if (challenge.tries >= config.otp.tries) throw new DomainError('throttled', 'code.exhausted');
  throw invalidField('token', 'code.wrong');
}
