import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { seal, SealError, unseal } from './encryption.ts';

const key = () => randomBytes(32).toString('base64');
const [first, second] = [key(), key()];
const keysOf = (env: Record<string, string>) => readConfig({ DEMO: 'off', ...env }).encryption;

describe('a sealed text', () => {
  const keys = keysOf({ ENCRYPTION_KEY: first });

  test('opens with its key and its purpose, and looks different each time', () => {
    const sealed = [seal(keys, 'token', 'Geheim ✓'), seal(keys, 'token', 'Geheim ✓')] as const;
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const one of sealed) {
      expect(one).not.toContain('Geheim');
      expect(unseal(keys, 'token', one)).toBe('Geheim ✓');
    }
    expect(unseal(keys, 'token', seal(keys, 'token', ''))).toBe('');
  });

  test('does not open for another purpose', () => {
    expect(() => unseal(keys, 'payout', seal(keys, 'token', 'x'))).toThrow(SealError);
  });

  test('does not open when any part of it was changed or cut', () => {
    const sealed = seal(keys, 'token', 'abcdef');
    for (const at of [0, 3, 12, 20, sealed.length - 2]) {
      const letter = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1);
      expect(() => unseal(keys, 'token', changed)).toThrow(SealError);
    }
    for (const broken of ['', 'v1', 'v1.x', sealed.slice(0, -4), sealed.slice(0, 14)]) {
      expect(() => unseal(keys, 'token', broken)).toThrow(SealError);
    }
  });

  test('opens after the key was changed as long as the old one is named', () => {
    const sealed = seal(keys, 'token', 'kept');
    const rotated = keysOf({ ENCRYPTION_KEY: second, ENCRYPTION_KEYS_FORMER: first });
    expect(unseal(rotated, 'token', sealed)).toBe('kept');
    expect(seal(rotated, 'token', 'x').split('.')[1]).not.toBe(sealed.split('.')[1]);
    expect(() => unseal(keysOf({ ENCRYPTION_KEY: second }), 'token', sealed)).toThrow(SealError);
  });
});

describe('the key', () => {
  test('is demanded in production, and has a public default elsewhere', () => {
    expect(() => readConfig({ DEMO: 'off' })).toThrow(/ENCRYPTION_KEY: is required in production/);
    const [one, two] = [readConfig({}).encryption, readConfig({ MODE: 'test' }).encryption];
    expect(unseal(two, 'token', seal(one, 'token', 'x'))).toBe('x');
  });

  test('must be 32 bytes, and is never printed when it is not', () => {
    for (const wrong of ['short', randomBytes(31).toString('base64'), 'ä'.repeat(44)]) {
      const read = () => readConfig({ ENCRYPTION_KEY: wrong });
      expect(read).toThrow('ENCRYPTION_KEY: the given value must be 32 bytes in base64');
      expect(read).not.toThrow(wrong);
    }
    expect(() => readConfig({ ENCRYPTION_KEYS_FORMER: `${first},x` })).toThrow('32 bytes');
  });
});
