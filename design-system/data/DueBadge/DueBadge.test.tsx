import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { DueBadge } from './DueBadge.tsx';
import { getDueTone } from './getDueTone.ts';

const now = '2026-03-05T22:00:00Z';
const timeZone = 'Asia/Tokyo';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-03-05T21:59:59Z', 'danger'],
  ['2026-03-05T22:00:00Z', 'warning'],
  ['2026-03-07T21:59:59Z', 'warning'],
  ['2026-03-07T22:00:00Z', 'neutral'],
  // In Tokyo it is March 6.
  ['2026-03-05', 'danger'],
  ['2026-03-06', 'warning'],
  ['2026-03-07', 'warning'],
  ['2026-03-08', 'neutral'],
  ['later', 'neutral'],
])('a due date of %s has the tone %s', (value, tone) => {
  expect(getDueTone(value, { now, timeZone })).toBe(tone);
});

test('the warning begins as early as wished', () => {
  const value = '2026-03-06T08:00:00Z';
  expect(getDueTone(value, { now, warningHours: 10 })).toBe('neutral');
  expect(getDueTone(value, { now, warningHours: 10.5 })).toBe('warning');
});

test('the badge has the day and the time left, which may be in a sentence', () => {
  renderInDesignSystem(
    <>
      <DueBadge value="2026-03-06T08:00:00Z" now={now} />
      <DueBadge value="2026-03-12T08:00:00Z" now={now} hasDay={false}>
        {(when) => <>Reply {when}</>}
      </DueBadge>
    </>,
    { formats: { timeZone } },
  );
  const [first, second] = [...document.querySelectorAll('[data-part=due-badge]')];
  expect(first).toHaveTextContent('Fri, Mar 6, in 10 hours');
  expect(first).toHaveAttribute('data-tone', 'warning');
  expect(second).toHaveTextContent('Reply in 6 days');
  expect(second).toHaveAttribute('data-tone', 'neutral');
});

test('without a fixed time, the badge warns and is overdue while the page is open', () => {
  vi.useFakeTimers({ now: new Date(now) });
  renderInDesignSystem(<DueBadge value="2026-03-05T22:01:00Z" />);
  const badge = screen.getByText(/in 1 minute/).closest('[data-part=due-badge]');
  expect(badge).toHaveAttribute('data-tone', 'warning');
  act(() => {
    vi.advanceTimersByTime(120_000);
  });
  expect(badge).toHaveAttribute('data-tone', 'danger');
  expect(badge).toHaveTextContent('1 minute ago');
});
