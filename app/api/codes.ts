import { api } from '../../contract/api.ts';
import type {
  CodeSent,
  RequestOtp,
  Signup,
  Validated,
  ValidateToken,
} from '../../contract/schemas/codes.ts';
import type { User } from '../../contract/schemas/user.ts';
import { send } from './client.ts';

/** Requests a one-time code. Rejects with 422 (wrong recipient) or 429 (`retryAfter` seconds to wait). */
export function requestCode(request: RequestOtp): Promise<CodeSent> {
  return send(api.requestCode, request);
}

/** Exchanges a code for a verification token (`proof`). Rejects with 422 (wrong, expired) or 429 (too many attempts). */
export function validateToken(token: ValidateToken): Promise<Validated> {
  return send(api.validateToken, token);
}

/** Creates an account. Rejects with 409 (the address has an account) or 403 (`proof` used or expired). */
export function signup(details: Signup): Promise<User> {
  return send(api.signup, details);
}
