import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage } from './deviceStorage.ts';

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

afterEach(() => {
  vi.restoreAllMocks();
  deviceStorage.remove('key');
  localStorage.clear();
});

test('keeps text on the device and forgets it', () => {
  deviceStorage.write('key', 'text');
  expect(localStorage.getItem('key')).toBe('text');
  expect(deviceStorage.read('key')).toBe('text');
  deviceStorage.remove('key');
  expect(deviceStorage.read('key')).toBeNull();
});

test('keeps it in memory where the browser refuses, or is full', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  deviceStorage.write('key', 'text');
  expect(deviceStorage.read('key')).toBe('text');
  expect(() => deviceStorage.remove('key')).not.toThrow();
  expect(deviceStorage.read('key')).toBeNull();
});

test('a full device does not leave an older text in the way of a newer one', () => {
  deviceStorage.write('key', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  deviceStorage.write('key', 'new');
  expect(deviceStorage.read('key')).toBe('new');
});

test.each(['{"theme":', 'undefined', ''])('takes the damaged JSON %j for nothing', (text) => {
  localStorage.setItem('key', text);
  expect(deviceStorage.readJson('key')).toBeNull();
});

test('reads JSON', () => {
  deviceStorage.write('key', '{"theme":"dark"}');
  expect(deviceStorage.readJson('key')).toEqual({ theme: 'dark' });
});
