import { afterEach, expect, test, vi } from 'vitest';
import { applyPreferences } from './applyPreferences.ts';
import { applyPalette } from './palette/applyPalette.ts';
import { parsePreferences } from './preferences.ts';

vi.mock('./palette/applyPalette.ts', () => ({ applyPalette: vi.fn() }));

afterEach(() => vi.mocked(applyPalette).mockClear());

const own = parsePreferences(null);

test('of two choices of colour, one soon after the other, only the later one is put on the page', async () => {
  const late = { ...own, navbarColor: '#6a45d1' };
  applyPreferences({ ...own, navbarColor: '#0f7580' }, 'en');
  applyPreferences(late, 'en');
  await vi.waitFor(() => expect(applyPalette).toHaveBeenCalled());
  expect(vi.mocked(applyPalette).mock.calls).toEqual([[late]]);
});

test('a choice of something else leaves the colours alone', async () => {
  const green = { ...own, navbarColor: '#14784a' };
  applyPreferences(green, 'en');
  await vi.waitFor(() => expect(applyPalette).toHaveBeenCalledOnce());
  applyPreferences({ ...green, theme: 'dark' }, 'en');
  await vi.dynamicImportSettled();
  expect(applyPalette).toHaveBeenCalledOnce();
});
