import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTableScroller } from './useTableScroller.ts';

test('when a space comes into view, it finds the element that scrolls the rows now', () => {
  let report: IntersectionObserverCallback | undefined;
  const observe = vi.fn();
  const unobserve = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      unobserve = unobserve;
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
    },
  );
  const box = document.createElement('div');
  const body = box.appendChild(document.createElement('div'));
  document.body.append(box);
  const ref = { current: body };
  const { result } = renderHook(() => useTableScroller(ref, true));
  expect(result.current).toMatchObject({ scroller: window, margin: 0 });
  const stop = result.current.observeSpace(body);
  expect(observe).toHaveBeenCalledWith(body);
  // Another element scrolls the rows, at the same distance.
  box.style.overflowY = 'auto';
  vi.spyOn(box, 'scrollHeight', 'get').mockReturnValue(500);
  const see = (isIntersecting: boolean) =>
    act(() => report?.([{ isIntersecting }] as never, undefined as never));
  see(false);
  expect(result.current.scroller).toBe(window);
  see(true);
  expect(result.current).toMatchObject({ scroller: box, margin: 0 });
  stop();
  expect(unobserve).toHaveBeenCalledWith(body);
  box.remove();
  vi.unstubAllGlobals();
});
