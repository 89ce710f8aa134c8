import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { digest } from '../identifiers.ts';

/** How many digits a code has. */
export const codeLength = 6;

/** Makes a code; leading zeros count. */
export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/**
 * What is stored of a code. The key is the secret that only the browser holds, and the id of the challenge
 * is the salt: the database alone gives no code away, however few codes there are.
 */
export function hashCode(browserSecret: string, challengeId: string, code: string): string {
  return createHmac('sha256', browserSecret).update(`${challengeId}:${code}`).digest('base64url');
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(digest(one)), Buffer.from(digest(other)));
}
