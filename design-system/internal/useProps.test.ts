import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deprecatedProps } from './deprecatedProps.ts';
import { useProps } from './useProps.ts';

afterEach(() => {
  delete deprecatedProps['Shelf'];
});

test('a deprecated prop is passed on under its new name, with one warning', () => {
  deprecatedProps['Shelf'] = { books: 'items' };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const books = ['Emma'];
  const { result, rerender } = renderHook(() => useProps('Shelf', { books }));
  rerender();
  expect(result.current).toEqual({ 'data-part': 'shelf', items: books });
  expect(warn.mock.calls).toEqual([
    ['[@byline/design-system] Shelf: books is deprecated; use items.'],
  ]);
});
