import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { formatDateTime } from '../../formatters/formats.ts';
import { toRelativeTime } from './toRelativeTime.ts';
import { RelativeTime } from './RelativeTime.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// At this moment, the days of these zones differ.
test.each([
  ['Pacific/Kiritimati', 'Dec 2', 'in 2 days'],
  ['Pacific/Pago_Pago', 'Nov 30', 'tomorrow'],
])(
  'in a portal with the zone %s, the day %s and its distance “%s” agree',
  (timeZone, day, text) => {
    renderInDesignSystem(
      <DesignSystemProvider locale="en" formats={{ timeZone }}>
        <DateTime value="2026-12-01T10:30:00Z" isInWords />
        <RelativeTime value="2026-12-01T10:30:00Z" now="2026-11-29T11:30:00Z" />
      </DesignSystemProvider>,
    );
    expect(screen.getByText(new RegExp(`${day}$`))).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  },
);

// Days count up to 31 and weeks up to 60 days, all rounded towards now.
test.each([
  [0, 0, 'second'],
  [59_999, 0, 'second'],
  [minute, 1, 'minute'],
  [-59 * minute, -59, 'minute'],
  [hour, 1, 'hour'],
  [11.9 * hour, 11, 'hour'],
  [-13 * day, -13, 'day'],
  [27 * day, 27, 'day'],
  [31 * day, 31, 'day'],
  [32 * day, 4, 'week'],
  [60 * day, 8, 'week'],
  [61 * day, 2, 'month'],
  [800 * day, 2, 'year'],
])('%d ms away is %d %s', (gap, value, unit) => {
  expect(toRelativeTime(gap, 0)).toEqual({ value, unit });
});

test('counts the days of the calendar, as a date beside it does', () => {
  const now = new Date(2026, 10, 26, 17, 30).getTime();
  expect(toRelativeTime(new Date(2026, 10, 29, 9).getTime(), now)).toEqual({
    value: 3,
    unit: 'day',
  });
  expect(toRelativeTime(new Date(2026, 10, 23, 20).getTime(), now)).toEqual({
    value: -3,
    unit: 'day',
  });
});

test.each([
  ['on the same day', 1, 23, 22, 'hour'],
  // Something that is due soon must not be only “tomorrow”.
  ['after midnight, but soon', 17, 24 + 4, 11, 'hour'],
  ['tomorrow', 5, 24 + 6, 1, 'day'],
  ['after two midnights', 23, 48 + 1, 2, 'day'],
  ['yesterday', 20, -6, -1, 'day'],
] as const)('%s: hour %d to hour %d is a distance of %d %s', (_name, from, to, value, unit) => {
  const at = (hours: number) => new Date(2026, 2, 5, hours).getTime();
  expect(toRelativeTime(at(to), at(from))).toEqual({ value, unit });
});

test('counts the days in the zone of the user', () => {
  // In Los Angeles, 9 March, 4:00 in UTC is still 8 March.
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const now = Date.parse('2026-03-05T20:00Z');
  const distance = (time: string) => toRelativeTime(Date.parse(time), now);
  expect(distance('2026-03-09T04:00Z')).toEqual({ value: 3, unit: 'day' });
  expect(distance('2026-03-09T20:00Z')).toEqual({ value: 4, unit: 'day' });
});

test('a time is relative to the given `now`, and has the exact time as description', () => {
  const value = '2026-03-07T13:00:00Z';
  renderInDesignSystem(<RelativeTime value={value} now="2026-03-05T12:00:00Z" />);
  const time = screen.getByRole('time');
  expect(time).toHaveTextContent(/^in 2 days$/);
  // The accessible description has plain spaces.
  expect(time).toHaveAccessibleDescription(formatDateTime(value, 'en').replace('\u202f', ' '));
  expect(time).toHaveAttribute('datetime', value);
});

test('without hasExactTime, a relative time has no description', () => {
  renderInDesignSystem(
    <RelativeTime value="2026-03-07T13:00:00Z" now="2026-03-05T12:00:00Z" hasExactTime={false} />,
  );
  expect(screen.getByRole('time')).toHaveTextContent(/^in 2 days$/);
  expect(screen.getByRole('time')).not.toHaveAccessibleDescription();
});

test('a time of the next day is “tomorrow”, as in a dateline', () => {
  renderInDesignSystem(
    <RelativeTime value={new Date(2026, 2, 6, 12, 30)} now={new Date(2026, 2, 5, 12)} />,
  );
  expect(screen.getByRole('time')).toHaveTextContent(/^tomorrow$/);
});

test('a relative time is in the language of the page', () => {
  renderInDesignSystem(<RelativeTime value={0} now={3 * day} />, { locale: 'zh-Hans' });
  expect(screen.getByRole('time')).toHaveTextContent('3天前');
});

test('a relative time without `now` follows the clock of the device', () => {
  vi.useFakeTimers({ now: 10 * day });
  renderInDesignSystem(<RelativeTime value={10 * day} />);
  expect(screen.getByRole('time')).toHaveTextContent('just now');
  act(() => {
    vi.advanceTimersByTime(5 * minute);
  });
  expect(screen.getByRole('time')).toHaveTextContent('5 minutes ago');
});

test('shows a dash for an invalid date', () => {
  renderInDesignSystem(<RelativeTime value="soon" />);
  expect(screen.getByText('–')).toBeVisible();
});

test.each([
  [new Date(2026, 2, 5, 1), 'today'],
  [new Date(2026, 2, 5, 23), 'today'],
  [new Date(2026, 2, 4, 20), 'tomorrow'],
  [new Date(2026, 2, 6, 1), 'yesterday'],
  [new Date(2026, 2, 1, 12), 'in 4 days'],
])('seen from %s, a calendar day is in the days of the user: %s', (now, text) => {
  renderInDesignSystem(<RelativeTime value="2026-03-05" now={now} />);
  expect(screen.getByRole('time')).toHaveTextContent(new RegExp(`^${text}$`));
});
