import { judgeCode } from '../domain/codes/verifyCode.ts';
import { purposeRules } from '../domain/codes/purposes.ts';
import { takeProof } from '../domain/codes/verificationTokens.ts';
import { requestCode } from '../domain/codes/requestCode.ts';
import { resetPassword } from '../domain/accounts/resetPassword.ts';
import { signUp } from '../domain/accounts/signUp.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../domain/domainError.ts';
import type { Services } from '../domain/services.ts';
import { findSession, type Session } from '../domain/session/sessions.ts';
import { enter } from './startSession.ts';
import type { Handlers, SessionCookie } from './handler.ts';

const byEmail = { loginWith: 'email', provider: null } as const;

/** Codes, what they prove, and the ways in that need nothing else. */
export const codeHandlers: Pick<Handlers, 'requestOtp' | 'validateToken' | 'signup'> = {
  async requestOtp({ services, body, language, address, cookie, browser }) {
    const session = await sessionOf(services, cookie);
    return requestCode(services, { session, browser: browser.keep(), address, language }, body);
  },

  async validateToken(call) {
    const { services, body, browser, cookie } = call;
    const { purpose, challenge_id: id = '', token = '', proof, password } = body;
    if (proof !== undefined) {
      const accountId = await resetPassword(services, proof, password ?? '');
      return { valid: true, proof, user: await enter(call, accountId, byEmail) };
    }
    const asker = purposeRules[purpose].states ? await sessionOf(services, cookie) : null;
    if (purposeRules[purpose].states && !asker) {
      throw new Refusal('unauthenticated', 'http.signedOut');
    }
    const given = { id, purpose, token, browser: browser.secret, accountId: asker?.id ?? null };
    const judged = await judgeCode(services, given);
    if (purpose !== 'signin') return { valid: true, proof: judged.proof };
    const now = services.clock.machineNow();
    // The session is what the proof is good for.
    await inTransaction(services.db, (tx) =>
      takeProof(tx, { proof: judged.proof, purpose, accountId: judged.accountId, now }),
    );
    return {
      valid: true,
      proof: judged.proof,
      user: await enter(call, judged.accountId ?? '', byEmail),
    };
  },

  async signup(call) {
    const accountId = await signUp(call.services, call.body, call.language);
    return enter(call, accountId, byEmail);
  },
};

async function sessionOf(
  { db, clock, config }: Services,
  { token }: SessionCookie,
): Promise<Session | null> {
  if (!token) return null;
  return (await findSession(db, token, config.session, clock.machineNow())) ?? null;
}
