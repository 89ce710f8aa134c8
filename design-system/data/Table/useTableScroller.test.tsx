import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTableScroller } from './useTableScroller.ts';

const boxes: HTMLElement[] = [];
afterEach(() => {
  for (const box of boxes.splice(0)) box.remove();
  vi.unstubAllGlobals();
});

/** Creates a box with the body of a table, which the window scrolls until the box overflows. */
function createBox() {
  const box = document.createElement('div');
  const body = box.appendChild(document.createElement('div'));
  document.body.append(box);
  boxes.push(box);
  return { box, body };
}

test('when the space for rows that are not rendered comes into view, the hook finds the element that scrolls the rows now', () => {
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
  const { box, body } = createBox();
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
});

test('the hook renders again if another element scrolls the rows after the window was resized', () => {
  const { box, body } = createBox();
  const ref = { current: body };
  const { result } = renderHook(() => useTableScroller(ref, true));
  expect(result.current).toMatchObject({ scroller: window, margin: 0 });
  box.style.overflowY = 'auto';
  vi.spyOn(box, 'scrollHeight', 'get').mockReturnValue(500);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current).toMatchObject({ scroller: box, margin: 0 });
});

test('a hidden table keeps the element that scrolls its rows, because it has no position', () => {
  const { box, body } = createBox();
  box.style.overflowY = 'auto';
  vi.spyOn(box, 'scrollHeight', 'get').mockReturnValue(500);
  const ref = { current: body };
  const { result } = renderHook(() => useTableScroller(ref, true));
  expect(result.current).toMatchObject({ scroller: box, margin: 0 });
  body.checkVisibility = () => false;
  vi.spyOn(box, 'scrollHeight', 'get').mockReturnValue(0);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.scroller).toBe(box);
});
