import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DueBadge } from '../data/DueBadge/DueBadge.tsx';
import { RelativeTime } from '../data/RelativeTime/RelativeTime.tsx';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';

const minute = 60_000;
const start = Date.parse('2026-03-05T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('times follow the clock of the portal while the page is open', () => {
  const getNow = () => Date.now() + 10 * minute;
  render(
    <DesignSystemProvider locale="en" getNow={getNow}>
      <RelativeTime value={start + 30 * minute} />
      <DueBadge value={start + 12 * minute} hasDay={false} />
    </DesignSystemProvider>,
  );
  const [time, due] = screen.getAllByRole('time');
  expect(time).toHaveTextContent('in 20 minutes');
  expect(due).toHaveTextContent('in 2 minutes');
  pass(5 * minute);
  expect(time).toHaveTextContent('in 15 minutes');
  expect(due).toHaveTextContent('3 minutes ago');
});

test('two portals on a page have their own clocks, and a fixed time has none', () => {
  const early = () => Date.now() - 60 * minute;
  render(
    <>
      <DesignSystemProvider locale="en" getNow={early}>
        <RelativeTime value={start} />
        <RelativeTime value={start} now={start + 5 * minute} />
      </DesignSystemProvider>
      <DesignSystemProvider locale="en">
        <RelativeTime value={start} />
      </DesignSystemProvider>
    </>,
  );
  const texts = () => screen.getAllByRole('time').map(({ textContent }) => textContent);
  expect(texts()).toEqual(['in 1 hour', '5 minutes ago', 'just now']);
  pass(2 * minute);
  expect(texts()).toEqual(['in 58 minutes', '5 minutes ago', '2 minutes ago']);
});

test('a time that renders after the clock was corrected does not wait for the next tick', () => {
  let offset = 0;
  const getNow = () => Date.now() + offset;
  const page = (
    <DesignSystemProvider locale="en" getNow={getNow}>
      <RelativeTime value={start + 30 * minute} />
    </DesignSystemProvider>
  );
  const { rerender } = render(page);
  offset = 10 * minute;
  rerender(
    <DesignSystemProvider locale="en" getNow={getNow}>
      <RelativeTime value={start + 40 * minute} />
    </DesignSystemProvider>,
  );
  expect(screen.getByRole('time')).toHaveTextContent('in 30 minutes');
});
