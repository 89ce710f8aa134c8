import { afterEach, expect, test, vi } from 'vitest';
import { applyPreferences } from './applyPreferences.ts';
import { applyPalette } from './palette/applyPalette.ts';
import { parsePreferences } from './preferences.ts';

vi.mock('./palette/applyPalette.ts', () => ({ applyPalette: vi.fn() }));

afterEach(() => vi.mocked(applyPalette).mockClear());

const initial = parsePreferences(null);

test('of two colours chosen in quick succession, only the later is applied', async () => {
  const latest = { ...initial, navbarColor: '#6a45d1' };
  applyPreferences({ ...initial, navbarColor: '#0f7580' }, 'en');
  applyPreferences(latest, 'en');
  await expect.poll(() => applyPalette).toHaveBeenCalled();
  expect(vi.mocked(applyPalette).mock.calls).toEqual([[latest, 'palette']]);
});

test('colours are not derived again when another preference changes', async () => {
  const green = { ...initial, navbarColor: '#14784a' };
  applyPreferences(green, 'en');
  await expect.poll(() => applyPalette).toHaveBeenCalledOnce();
  applyPreferences({ ...green, theme: 'dark' }, 'en');
  await vi.dynamicImportSettled();
  expect(applyPalette).toHaveBeenCalledOnce();
});

test('colours of the first paint are removed when the user resets them after the code of the palette did not load', async () => {
  vi.resetModules();
  const reset = vi.fn();
  vi.doMock('./palette/applyPalette.ts', () => {
    throw new Error('offline');
  });
  const { applyPreferences: apply } = await import('./applyPreferences.ts');
  apply({ ...initial, navbarColor: '#14784a' }, 'en');
  await vi.dynamicImportSettled();
  vi.doMock('./palette/applyPalette.ts', () => ({ applyPalette: reset }));
  apply(initial, 'en');
  await expect.poll(() => reset).toHaveBeenCalledExactlyOnceWith(initial, 'palette');
});
