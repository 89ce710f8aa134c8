import { createHash } from 'node:crypto';
import { ConfigError } from './readVariables.ts';

type Key = { id: string; key: Buffer };

/** The key for encrypting, and all keys for decrypting, by id. */
export type EncryptionKeys = { current: Key; byId: ReadonlyMap<string, Buffer> };

// This key is public on purpose: demo and tests have no secrets, and must decrypt their data after a restart.
const developmentKey = Buffer.from('byline demo key, not for secrets').toString('base64');

/** Reads the current and the former keys. Throws a ConfigError if production has no key, or uses the public one. */
export function readEncryptionKeys(
  current: string,
  former: string,
  isProduction: boolean,
): EncryptionKeys {
  if (!current && isProduction) {
    throw new ConfigError(
      'ENCRYPTION_KEY: is required in production. Create one with "openssl rand -base64 32" and keep it.',
    );
  }
  const formerKeys = former.split(',').filter(Boolean);
  if (isProduction) {
    assertSecret('ENCRYPTION_KEY', current);
    for (const key of formerKeys) assertSecret('ENCRYPTION_KEYS_FORMER', key);
  }
  const currentKey = toKey(current || developmentKey);
  const keys = [currentKey, ...formerKeys.map(toKey)];
  return { current: currentKey, byId: new Map(keys.map(({ id, key }) => [id, key])) };
}

function assertSecret(name: string, key: string): void {
  const bytes = Buffer.from(key.trim(), 'base64');
  const isPublic = bytes.equals(Buffer.from(developmentKey, 'base64'));
  // 32 random bytes have about 30 different values.
  if (!isPublic && new Set(bytes).size > 8) return;
  throw new ConfigError(
    `${name}: ${isPublic ? 'the key of the demo is public' : 'the key is not random'}; create one with "openssl rand -base64 32".`,
  );
}

// The id is a digest: it identifies the key that encrypted a text, without revealing the key.
function toKey(text: string): Key {
  const key = Buffer.from(text.trim(), 'base64');
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}
