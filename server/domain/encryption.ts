import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptionKeys } from '../config/encryptionKeys.ts';

const version = 'v1';
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Thrown for a sealed text that was changed, or whose key is no longer configured. */
export class SealError extends Error {
  override name = 'SealError';
}

/**
 * Encrypts a text for the database, AES-256-GCM with a new nonce each time. `purpose` is bound into
 * it, so that what was sealed for one column cannot be put into another.
 */
export function seal(keys: EncryptionKeys, purpose: string, text: string): string {
  const { id, key } = keys.current;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return [version, id, Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')].join(
    '.',
  );
}

/** Reads what `seal` wrote for the same purpose, also with a former key; throws a SealError. */
export function unseal(keys: EncryptionKeys, purpose: string, sealed: string): string {
  const [mark, id, content = ''] = sealed.split('.');
  const key = mark === version ? keys.byId.get(id ?? '') : undefined;
  if (!key) throw new SealError('The key of a sealed text is not configured.');
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
    throw new SealError('A sealed text was changed.');
  }
}
