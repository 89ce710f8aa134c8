import { sql } from 'kysely';
import type { CodePurpose } from '../../contract/codes.ts';
import type { Database } from '../../database/schema.ts';
import { digest, newSecret } from '../identifiers.ts';
import { invalidField, Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import { codeLength, hashCode, isSameHash } from './codeSecrets.ts';

/** A code, or the token of a mailed link, as it came with a call. */
export type GivenCode = {
  id: string;
  purpose: CodePurpose;
  token: string;
  /** The secret of the browser; null where it sent none. */
  browser: string | null;
  /** The account that is signed in, for the purposes that need one. */
  accountId: string | null;
};

/** A right code, exchanged for a proof. */
export type Judged = { proof: string; accountId: string | null };

/**
 * Judges a code and gives a proof for it. Each entry is counted before it is judged, in one statement, so
 * that however many come at once no more than the allowed ones are judged.
 */
export async function judgeCode(services: Services, given: GivenCode): Promise<Judged> {
  const { db, clock, config } = services;
  const now = clock.machineNow();
  const isLink = given.token.length > codeLength;
  const challenge = await db
    .updateTable('otp_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', given.id)
    .where('purpose', '=', given.purpose)
    .where('state', '=', 'sent')
    .where('tries', '<', config.otp.tries)
    .where('expires_at', '>', now)
    // A link may be opened on another device than the one that asked for it.
    .$if(!isLink, (all) => all.where('browser', '=', digest(given.browser ?? '')))
    .$if(given.accountId !== null, (all) => all.where('account_id', '=', given.accountId))
    .returning(['code_hash', 'link_hash', 'account_id'])
    .executeTakeFirst();
  if (!challenge) throw await whyNot(services, given.id, now);
  const { account_id: accountId, code_hash: code, link_hash: link } = challenge;
  const isRight = isLink
    ? link !== null && isSameHash(link, digest(given.token))
    : isSameHash(code, hashCode(given.browser ?? '', given.id, given.token));
  const isForNobody = accountId === null && given.purpose !== 'signup';
  if (!isRight || isForNobody) throw invalidField('token', 'code.wrong');
  const proof = newSecret();
  await verify(db, given.id, proof, now + config.otp.proof);
  return { proof, accountId };
}

async function verify(db: Database, id: string, proof: string, until: number): Promise<void> {
  const verified = await db
    .updateTable('otp_challenges')
    .set({ state: 'verified', proof_hash: digest(proof), proof_expires_at: until })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .returning('id')
    .executeTakeFirst();
  if (!verified) throw invalidField('token', 'code.wrong');
}

async function whyNot({ db, config }: Services, id: string, now: number): Promise<Refusal> {
  const known = await db
    .selectFrom('otp_challenges')
    .select(['tries', 'state', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (known?.state !== 'sent') return invalidField('token', 'code.wrong');
  if (known.expires_at <= now) return invalidField('token', 'code.expired');
  if (known.tries >= config.otp.tries) return new Refusal('throttled', 'code.exhausted');
  return invalidField('token', 'code.wrong');
}
