import { createHash } from 'node:crypto';
import { ConfigError } from './readVariables.ts';

type Key = { id: string; key: Buffer };

/** The key that seals, and all keys that open, by their ids. */
export type EncryptionKeys = { current: Key; byId: ReadonlyMap<string, Buffer> };

// Public on purpose: demo and tests hold no secrets, and must open what they sealed before a restart.
const developmentKey = Buffer.from('byline demo key, not for secrets').toString('base64');

/** Reads the current key and the former ones; production has no key of its own to fall back on. */
export function readEncryptionKeys(
  current: string,
  former: string,
  isProduction: boolean,
): EncryptionKeys {
  if (!current && isProduction) {
    throw new ConfigError(
      'ENCRYPTION_KEY: is required in production. Make one with "openssl rand -base64 32" and keep it.',
    );
  }
  const keys = [current || developmentKey, ...former.split(',').filter(Boolean)].map(describeKey);
  const [first = describeKey(developmentKey)] = keys;
  return { current: first, byId: new Map(keys.map(({ id, key }) => [id, key])) };
}

// The id tells which key sealed a text; it is a digest, so it tells nothing about the key.
function describeKey(text: string): Key {
  const key = Buffer.from(text.trim(), 'base64');
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}
