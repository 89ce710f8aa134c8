import { createHmac, randomInt } from 'node:crypto';
import { codeLength } from '../../../contract/rules/account.ts';

/** Creates a code; leading zeros count. */
export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/**
 * Hashes a code for storage. The key is a secret that only the browser has and the challenge id is the salt, so the
 * database alone does not reveal a code, although there are only a million.
 */
export function hashCode(browserSecret: string, challengeId: string, code: string): string {
  return createHmac('sha256', browserSecret).update(`${challengeId}:${code}`).digest('base64url');
}
