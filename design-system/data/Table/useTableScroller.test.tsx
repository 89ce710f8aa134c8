import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTableScroller } from './useTableScroller.ts';

test('renders again when another element scrolls the rows, also at the same distance', () => {
  const box = document.createElement('div');
  const body = box.appendChild(document.createElement('div'));
  document.body.append(box);
  const ref = { current: body };
  const { result } = renderHook(() => useTableScroller(ref, true));
  expect(result.current).toEqual({ scroller: window, margin: 0 });
  box.style.overflowY = 'auto';
  vi.spyOn(box, 'scrollHeight', 'get').mockReturnValue(500);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current).toEqual({ scroller: box, margin: 0 });
  box.remove();
});
