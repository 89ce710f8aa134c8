import type { CodeSent, RequestOtp } from '../../contract/codes.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Language } from '../../i18n/language.ts';
import { digest, newId, newSecret } from '../identifiers.ts';
import { iso } from '../dates.ts';
import { Refusal } from '../domainError.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/sessions.ts';
import { takeCodeHits } from './codeLimits.ts';
import { codeLength, hashCode, newCode } from './codeSecrets.ts';
import { holderOf } from './accountLookup.ts';
import { purposeRules } from './purposes.ts';
import { sendCode } from './sendCode.ts';
import { maskTarget, targetOf } from './recipients.ts';

/** Who asks for a code: the session if there is one, the secret of the browser, the address of the network. */
export type CodeCaller = {
  session: Session | null;
  browser: string;
  address: string;
  language: Language;
};

/**
 * Sends a code and answers what the person may know of it. For signin and reset the answer and the work are
 * the same whether the address is known or not. Refuses beyond the limits, with the seconds to wait.
 */
export async function requestCode(
  services: Services,
  caller: CodeCaller,
  wanted: RequestOtp,
): Promise<CodeSent> {
  const { db, clock, config } = services;
  const { purpose, channel } = wanted;
  const session = sessionFor(wanted, caller);
  const target = targetOf(wanted, session);
  const now = clock.machineNow();
  const accountId = session?.id ?? null;
  await takeCodeHits(db, config, { channel, target, accountId, address: caller.address }, now);
  const [id, code, link] = [newId(), newCode(), newSecret()];
  const expiresAt = now + config.otp.life;
  await inTransaction(db, async (tx) => {
    const holder = session ? { id: session.id } : await holderOf(tx, purpose, target);
    await tx
      .updateTable('otp_challenges')
      .set({ state: 'superseded' })
      .where('browser', '=', digest(caller.browser))
      .where('purpose', '=', purpose)
      .where('state', '=', 'sent')
      .execute();
    await tx
      .insertInto('otp_challenges')
      .values({
        ...{ id, purpose, channel, target, state: 'sent', tries: 0 },
        // Without a password there is none to set anew.
        account_id: holder?.providers ? null : (holder?.id ?? null),
        browser: digest(caller.browser),
        code_hash: hashCode(caller.browser, id, code),
        link_hash: purpose === 'reset' ? digest(link) : null,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await sendCode(tx, services, {
      ...{ id, purpose, channel, target, code, link, holder, expiresAt },
      language: caller.language,
    });
  });
  return {
    challenge_id: id,
    channel,
    masked_to: maskTarget(channel, target),
    code_length: codeLength,
    expires_at: iso(expiresAt),
    resend_after_ms: config.otp.resend,
  };
}

// Codes for guests are the same with and without a session, so that a stale one changes nothing.
function sessionFor({ purpose }: RequestOtp, { session }: CodeCaller): Session | null {
  const { states } = purposeRules[purpose];
  if (!states) return null;
  if (!session) throw new Refusal('unauthenticated', 'http.signedOut');
  if (!states.includes(session.state)) throw new Refusal('forbidden', 'http.notApproved');
  return session;
}
