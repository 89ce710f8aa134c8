import { afterEach, expect, test, vi } from 'vitest';
import { safeLocalStorage } from './safeStorage.ts';

function deny(): never {
  throw new DOMException('denied', 'SecurityError');
}

afterEach(() => {
  vi.restoreAllMocks();
  safeLocalStorage.remove('key');
  localStorage.clear();
});

test('stores, reads and removes text', () => {
  safeLocalStorage.write('key', 'text');
  expect(localStorage.getItem('key')).toBe('text');
  expect(safeLocalStorage.read('key')).toBe('text');
  safeLocalStorage.remove('key');
  expect(safeLocalStorage.read('key')).toBeNull();
});

test('falls back to memory when the browser denies storage or it is full', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(deny);
  }
  safeLocalStorage.write('key', 'text');
  expect(safeLocalStorage.read('key')).toBe('text');
  expect(() => safeLocalStorage.remove('key')).not.toThrow();
  expect(safeLocalStorage.read('key')).toBeNull();
});

test('returns the newer text when a full storage still holds an older one', () => {
  safeLocalStorage.write('key', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  safeLocalStorage.write('key', 'new');
  expect(safeLocalStorage.read('key')).toBe('new');
});

test.each(['{"theme":', 'undefined', ''])('reads the damaged JSON %j as null', (text) => {
  localStorage.setItem('key', text);
  expect(safeLocalStorage.readJson('key')).toBeNull();
});

test('parses stored JSON', () => {
  safeLocalStorage.write('key', '{"theme":"dark"}');
  expect(safeLocalStorage.readJson('key')).toEqual({ theme: 'dark' });
});
