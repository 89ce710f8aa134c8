// @vitest-environment node
import { expect, test } from 'vitest';
import { createPreferences } from '../preferences/preferencesStore.ts';
import { safeLocalStorage } from './safeStorage.ts';

test('on a server, a request does not get what another request stored', () => {
  safeLocalStorage.write('starred', 'Payouts of Ann');
  expect(safeLocalStorage.read('starred')).toBeNull();
  createPreferences({ storagePrefix: 'x.' }).set({ theme: 'dark' });
  expect(createPreferences({ storagePrefix: 'x.' }).get().theme).toBe('system');
});
