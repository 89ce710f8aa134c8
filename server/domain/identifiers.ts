import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

/** Creates the id of a new row. */
export function newId(): string {
  return randomUUID();
}

/** Creates a secret of 256 bits that is safe in cookies and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a text, to store secrets and personal data that only need to be compared. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Compares two secrets in constant time, whatever their lengths. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(digest(a)), Buffer.from(digest(b)));
}
