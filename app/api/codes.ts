import type {
  CodeSent,
  RequestOtp,
  Signup,
  Validated,
  ValidateToken,
} from '../../server/contract/codes.ts';
import type { User } from '../../server/contract/user.ts';
import { post } from './client.ts';

/** Has a code sent. Rejects with 422 where the target is wrong, with 429 and the seconds to wait. */
export function requestCode(wanted: RequestOtp): Promise<CodeSent> {
  return post<CodeSent>('/api/request/otp', wanted);
}

/** Exchanges a code for a proof. Rejects with 422 (wrong, expired) or 429 (entered wrongly too often). */
export function validateToken(given: ValidateToken): Promise<Validated> {
  return post<Validated>('/api/validate/token', given);
}

/** Opens an account. Rejects with 409 where the address has one, 403 where the proof is not good any more. */
export function signup(joining: Signup): Promise<User> {
  return post<User>('/api/signup', joining);
}
