import { afterEach, expect, test, vi } from 'vitest';
import { safeLocalStorage } from './safeLocalStorage.ts';

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

afterEach(() => {
  vi.restoreAllMocks();
  safeLocalStorage.remove('key');
  localStorage.clear();
});

test('keeps text on the device and forgets it', () => {
  safeLocalStorage.write('key', 'text');
  expect(localStorage.getItem('key')).toBe('text');
  expect(safeLocalStorage.read('key')).toBe('text');
  safeLocalStorage.remove('key');
  expect(safeLocalStorage.read('key')).toBeNull();
});

test('keeps it in memory where the browser refuses, or is full', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  safeLocalStorage.write('key', 'text');
  expect(safeLocalStorage.read('key')).toBe('text');
  expect(() => safeLocalStorage.remove('key')).not.toThrow();
  expect(safeLocalStorage.read('key')).toBeNull();
});

test('a full device does not leave an older text in the way of a newer one', () => {
  safeLocalStorage.write('key', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  safeLocalStorage.write('key', 'new');
  expect(safeLocalStorage.read('key')).toBe('new');
});

test.each(['{"theme":', 'undefined', ''])('takes the damaged JSON %j for nothing', (text) => {
  localStorage.setItem('key', text);
  expect(safeLocalStorage.readJson('key')).toBeNull();
});

test('reads JSON', () => {
  safeLocalStorage.write('key', '{"theme":"dark"}');
  expect(safeLocalStorage.readJson('key')).toEqual({ theme: 'dark' });
});
