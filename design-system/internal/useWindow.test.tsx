import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollY } from './useScrollY.ts';
import { useWindowWidth } from './useWindowWidth.ts';

const before = window.innerWidth;

async function resizeTo(width: number): Promise<void> {
  window.innerWidth = width;
  await act(async () => {
    window.dispatchEvent(new Event('resize'));
    await new Promise(requestAnimationFrame);
  });
}

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function Width() {
  return <output>{useWindowWidth((width) => (width >= 1200 ? 'wide' : 'narrow'))}</output>;
}

function Depth() {
  return <output>{useScrollY((top) => (top > 500 ? 'deep' : 'high'))}</output>;
}

afterEach(() => {
  window.innerWidth = before;
  scrollTo(0);
  vi.restoreAllMocks();
});

test('useWindowWidth renders when a breakpoint is crossed, not for each pixel', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="width" onRender={onRender}>
      <Width />
    </Profiler>,
  );
  onRender.mockClear();
  for (const width of [1100, 1150, 1199]) await resizeTo(width);
  expect(onRender).not.toHaveBeenCalled();
  await resizeTo(1200);
  expect(screen.getByRole('status')).toHaveTextContent('wide');
  expect(onRender).toHaveBeenCalledOnce();
});

test('useScrollY reads the scroll position once a frame and renders only when the result changes', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="depth" onRender={onRender}>
      <Depth />
    </Profiler>,
  );
  onRender.mockClear();
  const frame = vi.spyOn(window, 'requestAnimationFrame');
  for (const top of [10, 200, 499, 501, 700]) scrollTo(top);
  expect(frame).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('deep'));
  expect(onRender).toHaveBeenCalledOnce();
});

test('several components share one listener of the window, which is removed with the last component', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const count = (spy: typeof added) => spy.mock.calls.filter(([type]) => type === 'resize').length;
  const { unmount } = render(
    <>
      <Width />
      <Width />
      <Width />
    </>,
  );
  expect(count(added)).toBe(1);
  unmount();
  expect(count(removed as typeof added)).toBe(1);
});
