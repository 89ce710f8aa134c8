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

test('a text is stored, read and removed', () => {
  safeLocalStorage.write('key', 'text');
  expect(localStorage.getItem('key')).toBe('text');
  expect(safeLocalStorage.read('key')).toBe('text');
  safeLocalStorage.remove('key');
  expect(safeLocalStorage.read('key')).toBeNull();
});

test('texts are kept in memory if the browser denies storage or the storage is full', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(deny);
  }
  safeLocalStorage.write('key', 'text');
  expect(safeLocalStorage.read('key')).toBe('text');
  expect(() => safeLocalStorage.remove('key')).not.toThrow();
  expect(safeLocalStorage.read('key')).toBeNull();
});

test('the newer text is read if a full storage still holds an older text', () => {
  safeLocalStorage.write('key', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  safeLocalStorage.write('key', 'new');
  expect(safeLocalStorage.read('key')).toBe('new');
});

test.each(['{"theme":', 'undefined', ''])('the damaged JSON %j is read as null', (text) => {
  localStorage.setItem('key', text);
  expect(safeLocalStorage.readJson('key')).toBeNull();
});

test('stored JSON is parsed', () => {
  safeLocalStorage.write('key', '{"theme":"dark"}');
  expect(safeLocalStorage.readJson('key')).toEqual({ theme: 'dark' });
});
