import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptionKeys } from '../config/encryptionKeys.ts';

const version = 'v1';
const algorithm = 'aes-256-gcm';
/** Length of the nonce that GCM is made for. */
const ivBytes = 12;
/** Length of the authentication tag. */
const tagBytes = 16;

/** Thrown for a ciphertext that was changed or whose key is not configured. */
export class DecryptionError extends Error {
  override name = 'DecryptionError';
}

/**
 * Encrypts a text for the database with AES-256-GCM and a new nonce. Authenticates `purpose`, so that a value cannot be moved into another
 * column.
 */
export function encrypt(keys: EncryptionKeys, purpose: string, text: string): string {
  const { id, key } = keys.current;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
  const encrypted = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  const content = Buffer.concat([encrypted, cipher.getAuthTag()]).toString('base64url');
  return [version, id, content].join('.');
}

/** Returns the id of the key that encrypted a text; empty for a text in another format. */
export function getKeyId(encrypted: string): string {
  const [, id = ''] = encrypted.split('.');
  return id;
}

/** Decrypts a text that `encrypt` returned for the same purpose, with the current or a former key; throws a DecryptionError. */
export function decrypt(keys: EncryptionKeys, purpose: string, encrypted: string): string {
  const [format, id, content = ''] = encrypted.split('.');
  const key = format === version ? keys.byId.get(id ?? '') : undefined;
  if (!key) throw new DecryptionError('The key of an encrypted text is not configured.');
  const bytes = Buffer.from(content, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(-tagBytes));
    const text = decipher.update(bytes.subarray(ivBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw new DecryptionError('An encrypted text was changed.');
  }
}
