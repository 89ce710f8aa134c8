import type { Selectable } from 'kysely';
import { codeLength } from '../../../contract/rules/account.ts';
import type { CodeSent, RequestOtp } from '../../../contract/schemas/codes.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Language } from '../../i18n/language.ts';
import { toIso } from '../dates.ts';
import { DomainError } from '../domainError.ts';
import { digest, newId, newSecret } from '../identifiers.ts';
import type { Services } from '../services.ts';
import { assertFreshProof } from '../session/freshProof.ts';
import { findKnownVisitor, type Visitor } from '../session/knownDevices.ts';
import type { Session } from '../session/sessions.ts';
import { findCodeAccount } from './accountLookup.ts';
import { countCodeRequest } from './codeRateLimits.ts';
import { hashCode, newCode } from './codeSecrets.ts';
import { purposeRules } from './purposes.ts';
import { maskRecipient, resolveRecipient } from './recipients.ts';
import { sendCode } from './sendCode.ts';

/** Who requests a code: the session, if any, the secret of the browser and where the request comes from. */
export type CodeCaller = {
  session: Session | null;
  browser: string;
  visitor: Visitor;
  language: Language;
};

/**
 * Sends a code. Earlier codes still count (`openCodes.ts`), because the mail with the first may arrive last. For signin and reset, response and response time do not depend on whether the address is known. Throws a DomainError above
 * the rate limits.
 */
export async function requestCode(
  services: Services,
  caller: CodeCaller,
  request: RequestOtp,
): Promise<CodeSent> {
  const { db, clock, config } = services;
  const { purpose, channel } = request;
  const session = getSession(request, caller);
  if (session && (purpose === 'email' || purpose === 'phone')) {
    assertFreshProof(session, purpose);
  }
  const recipient = resolveRecipient(request, session);
  const accountId = session?.id ?? null;
  const { visitor } = caller;
  // Any account with this address, verified or not: visitors who have signed in to it have their own rate limit. The code itself may only
  // belong to an account whose address is verified (`findCodeAccount`).
  const existingId = accountId ?? (await findAccountId(services, channel, recipient));
  const knownVisitor = await findKnownVisitor(services, existingId, visitor);
  const now = clock.machineNow();
  const [code, resetToken] = [newCode(), newSecret()];
  const expiresAt = now + config.otp.life;
  return inTransaction(db, async (tx) => {
    const account = session ? { id: session.id } : await findCodeAccount(tx, purpose, recipient);
    // `providers` is set only if the account has no password.
    const isSocialOnly = account?.providers !== undefined;
    const insert = (id: string) =>
      tx
        .insertInto('otp_challenges')
        .values({
          id,
          purpose,
          channel,
          target: recipient,
          state: 'sent',
          tries: 0,
          // An account without a password cannot reset it.
          account_id: isSocialOnly ? null : (account?.id ?? null),
          browser: digest(caller.browser),
          code_hash: hashCode(caller.browser, id, code),
          link_hash: purpose === 'reset' ? digest(resetToken) : null,
          created_at: now,
          expires_at: expiresAt,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
    // A repeated request has the same id, and gets the response of the first request again, because that response may have been lost. If
    // the first request is still running, the insert waits until it commits.
    const clientId = request.client_ref && digest(`${caller.browser}:${request.client_ref}`);
    let id = clientId ?? newId();
    if (!(await insert(id))) {
      const first = await findChallenge(tx, id);
      const isSame = first.purpose === purpose && first.channel === channel;
      const isAlive = first.state === 'sent' && first.expires_at > now;
      if (isSame && isAlive && first.target === recipient) {
        return describeSent(first, first.created_at + config.otp.resend - now);
      }
      id = newId();
      await insert(id);
    }
    await countCodeRequest(tx, services, {
      purpose,
      channel,
      recipient,
      accountId,
      knownVisitor,
      address: visitor.address,
    });
    const message = { id, purpose, channel, recipient, code, resetToken, account, expiresAt };
    await sendCode(tx, services, { ...message, language: caller.language });
    return describeSent(
      { id, channel, target: recipient, expires_at: expiresAt },
      config.otp.resend,
    );
  });
}

type Challenge = Selectable<Schema['otp_challenges']>;

function describeSent(
  {
    id,
    channel,
    target,
    expires_at: expiresAt,
  }: Pick<Challenge, 'id' | 'channel' | 'target' | 'expires_at'>,
  pause: number,
): CodeSent {
  return {
    challenge_id: id,
    channel,
    masked_to: maskRecipient(channel, target),
    code_length: codeLength,
    expires_at: toIso(expiresAt),
    resend_after_ms: Math.max(0, pause),
  };
}

function findChallenge(tx: Tx, id: string): Promise<Challenge> {
  return tx.selectFrom('otp_challenges').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

// Codes for guests ignore the session, because the browser may have an old one.
function getSession({ purpose }: RequestOtp, { session }: CodeCaller): Session | null {
  const { states } = purposeRules[purpose];
  if (!states) return null;
  if (!session) throw new DomainError('unauthenticated', 'http.signedOut');
  if (!states.includes(session.state)) throw new DomainError('forbidden', 'http.notApproved');
  return session;
}

async function findAccountId(
  { db }: Services,
  channel: RequestOtp['channel'],
  recipient: string,
): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where(channel === 'email' ? 'email' : 'phone', '=', recipient)
    .executeTakeFirst();
  return account?.id;
}
