import { api } from '../../contract/api.ts';
import {
  codeSentSchema,
  requestOtpSchema,
  signupSchema,
  validatedSchema,
  validateTokenSchema,
  type Validated,
} from '../../contract/schemas/codes.ts';
import { userSchema } from '../../contract/schemas/user.ts';
import { resetPassword } from '../domain/recovery/resetPassword.ts';
import { signUp } from '../domain/accounts/signUp.ts';
import { requestCode } from '../domain/codes/requestCode.ts';
import { verifyCode } from '../domain/codes/verifyCode.ts';
import { findSession, type Session } from '../domain/session/sessions.ts';
import { defineRoute, type Call } from './route.ts';
import { startSession } from './startSession.ts';

/** One-time codes, and what they allow without a session: signing up, signing in, resetting the password. */
export const codeRoutes = [
  defineRoute(api.requestCode, {
    summary: 'Send a code; for signin and reset, the response does not depend on the address',
    access: 'open',
    body: requestOtpSchema,
    response: codeSentSchema,
    async handle(call) {
      const { services, body, language, visitor, browser } = call;
      const session = await findCurrentSession(call);
      const secret = browser.getOrCreate(body.client_ref);
      const caller = { session, browser: secret, visitor, language };
      return requestCode(services, caller, body);
    },
  }),
  defineRoute(api.validateToken, {
    summary: 'Exchange a code or an emailed link for a proof; finish a password reset',
    access: 'open',
    body: validateTokenSchema,
    response: validatedSchema,
    async handle(call): Promise<Validated> {
      const { services, body, browser, visitor } = call;
      const {
        purpose,
        challenge_id: challengeId = '',
        token: code = '',
        client_ref: clientRef,
      } = body;
      // The second step of a reset: the proof of the code comes with the new password.
      if (body.proof !== undefined) {
        const reset = { proof: body.proof, password: body.password ?? '', clientRef };
        const accountId = await resetPassword(services, reset);
        return {
          valid: true,
          proof: body.proof,
          user: await startSession(call, accountId, { skipsDeviceEmail: true }),
        };
      }
      const { proof, accountId } = await verifyCode(services, {
        challengeId,
        purpose,
        code,
        clientRef,
        browser: browser.secret,
        session: await findCurrentSession(call),
        visitor,
      });
      if (purpose !== 'signin') return { valid: true, proof };
      return { valid: true, proof, user: await startSession(call, accountId ?? '') };
    },
  }),
  defineRoute(api.signup, {
    summary: 'Create an account for a verified address',
    access: 'open',
    body: signupSchema,
    response: userSchema,
    status: 201,
    async handle(call) {
      return startSession(call, await signUp(call.services, call.body, call.language));
    },
  }),
];

// The routes for codes are open, yet some purposes need a session.
async function findCurrentSession({
  services,
  cookie,
}: Pick<Call, 'services' | 'cookie'>): Promise<Session | null> {
  const { db, clock, config } = services;
  if (!cookie.token) return null;
  return (await findSession(db, cookie.token, config.session, clock.machineNow())) ?? null;
}
