import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Makes the id of a new row. */
export function newId(): string {
  return randomUUID();
}

/** Makes a secret of 256 bits, safe in cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a text, for secrets and personal data that must not be stored as they are. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
