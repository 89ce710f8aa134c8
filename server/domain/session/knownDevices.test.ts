import { expect, test } from 'vitest';
import type { EncryptionKeys } from '../../config/encryptionKeys.ts';
import { createDeviceCookie, isKnownDevice } from './knownDevices.ts';

const first = { id: 'first', key: Buffer.alloc(32, 1) };
const second = { id: 'second', key: Buffer.alloc(32, 2) };

function createKeys(current: typeof first, ...former: (typeof first)[]): EncryptionKeys {
  return { current, byId: new Map([current, ...former].map(({ id, key }) => [id, key])) };
}

test('a device stays known after a change of keys, as long as the former key is configured', () => {
  const cookie = createDeviceCookie(createKeys(first), 'account-1');
  expect(isKnownDevice(createKeys(first), 'account-1', cookie)).toBe(true);
  expect(isKnownDevice(createKeys(second, first), 'account-1', cookie)).toBe(true);
  expect(isKnownDevice(createKeys(second), 'account-1', cookie)).toBe(false);
});

test('a device is known to one account only', () => {
  const cookie = createDeviceCookie(createKeys(first), 'account-1');
  expect(isKnownDevice(createKeys(first), 'account-2', cookie)).toBe(false);
  expect(isKnownDevice(createKeys(first), 'account-1', null)).toBe(false);
});
