import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { productionEnv } from '../testing/productionEnv.ts';
import { encrypt, DecryptionError, decrypt, getKeyId } from './encryption.ts';

const key = () => randomBytes(32).toString('base64');
const [firstKey, secondKey] = [key(), key()];
const readKeys = (env: Record<string, string>) =>
  readConfig({ ...productionEnv, ...env }).encryption;

describe('an encrypted text', () => {
  const keys = readKeys({ ENCRYPTION_KEY: firstKey });

  test('an encrypted text decrypts with its key and purpose, and differs each time', () => {
    const encrypted = [
      encrypt(keys, 'token', 'Geheim ✓'),
      encrypt(keys, 'token', 'Geheim ✓'),
    ] as const;
    expect(encrypted[0]).not.toBe(encrypted[1]);
    for (const text of encrypted) {
      expect(text).not.toContain('Geheim');
      expect(decrypt(keys, 'token', text)).toBe('Geheim ✓');
    }
    expect(decrypt(keys, 'token', encrypt(keys, 'token', ''))).toBe('');
  });

  test('an encrypted text does not decrypt for another purpose', () => {
    expect(() => decrypt(keys, 'payout', encrypt(keys, 'token', 'x'))).toThrow(DecryptionError);
  });

  test('an encrypted text does not decrypt if any part was changed or cut', () => {
    const encrypted = encrypt(keys, 'token', 'abcdef');
    // Positions in the version, the id of the key, and the encrypted content.
    for (const position of [0, 3, 12, 20, encrypted.length - 2]) {
      const letter = encrypted[position] === 'A' ? 'B' : 'A';
      const changed = encrypted.slice(0, position) + letter + encrypted.slice(position + 1);
      expect(() => decrypt(keys, 'token', changed)).toThrow(DecryptionError);
    }
    for (const broken of ['', 'v1', 'v1.x', encrypted.slice(0, -4), encrypted.slice(0, 14)]) {
      expect(() => decrypt(keys, 'token', broken)).toThrow(DecryptionError);
    }
  });

  test('an encrypted text decrypts after a key rotation as long as the former key is configured', () => {
    const encrypted = encrypt(keys, 'token', 'kept');
    const rotated = readKeys({ ENCRYPTION_KEY: secondKey, ENCRYPTION_KEYS_FORMER: firstKey });
    expect(decrypt(rotated, 'token', encrypted)).toBe('kept');
    expect(getKeyId(encrypt(rotated, 'token', 'x'))).not.toBe(getKeyId(encrypted));
    expect(() => decrypt(readKeys({ ENCRYPTION_KEY: secondKey }), 'token', encrypted)).toThrow(
      DecryptionError,
    );
  });
});

describe('the encryption key', () => {
  test('the encryption key is required in production, and has a public default elsewhere', () => {
    expect(() => readConfig({ ...productionEnv, ENCRYPTION_KEY: '' })).toThrow(
      /ENCRYPTION_KEY: is required in production/,
    );
    const [byDefault, inTests] = [
      readConfig({}).encryption,
      readConfig({ MODE: 'test' }).encryption,
    ];
    expect(decrypt(inTests, 'token', encrypt(byDefault, 'token', 'x'))).toBe('x');
  });

  test('the encryption key must be 32 bytes, and an error about it does not contain it', () => {
    for (const wrong of ['short', randomBytes(31).toString('base64'), 'ä'.repeat(44)]) {
      const read = () => readConfig({ ENCRYPTION_KEY: wrong });
      expect(read).toThrow('ENCRYPTION_KEY: the given value must be 32 bytes in base64');
      expect(read).not.toThrow(wrong);
    }
    expect(() => readConfig({ ENCRYPTION_KEYS_FORMER: `${firstKey},x` })).toThrow('32 bytes');
  });
});
