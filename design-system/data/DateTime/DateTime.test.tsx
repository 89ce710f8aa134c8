import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { DateTime } from './DateTime.tsx';

test('a time has a readable and a machine-readable form', () => {
  renderInDesignSystem(<DateTime value={Date.UTC(2026, 2, 5, 16, 12)} timeZone="UTC" />);
  const time = screen.getByRole('time');
  expect(time).toHaveTextContent('Mar 5, 2026, 4:12 PM');
  expect(time).toHaveAttribute('datetime', '2026-03-05T16:12:00.000Z');
  expect(time).toHaveAttribute('dir', 'auto');
});

test('shows only the date with isDateOnly', () => {
  renderInDesignSystem(<DateTime value="2026-03-05" isDateOnly />);
  expect(screen.getByText('Mar 5, 2026')).toHaveAttribute('datetime', '2026-03-05');
});

test('shows a dash for an invalid date', () => {
  renderInDesignSystem(<DateTime value={Number.NaN} />);
  expect(screen.getByText('–')).not.toHaveAttribute('datetime');
});

test.each([
  [{ dateStyle: 'long', timeStyle: 'medium' }, 'March 5, 2026 at 4:12:00 PM'],
  [{ timeZoneName: 'short' }, 'Mar 5, 2026, 4:12 PM UTC'],
  [{ timeZoneName: 'long', isDateOnly: true }, 'Mar 5, 2026'],
  [{ dateStyle: 'full', isDateOnly: true }, 'Thursday, March 5, 2026'],
] as const)('has the styles %j', (props, text) => {
  renderInDesignSystem(<DateTime value="2026-03-05T16:12:00Z" timeZone="UTC" {...props} />);
  expect(screen.getByRole('time')).toHaveTextContent(text);
});

test.each([
  ['2026-03-05T16:12:00Z', '2026-03-05T17:30:00Z', {}, 'Mar 5, 2026, 4:12 – 5:30 PM'],
  ['2026-03-05', '2026-03-07', {}, 'Mar 5 – 7, 2026'],
  ['2026-03-05T16:12:00Z', '2026-04-07T16:12:00Z', { isDateOnly: true }, 'Mar 5 – Apr 7, 2026'],
])('shows the range from %s to %s', (value, end, props, text) => {
  renderInDesignSystem(<DateTime value={value} end={end} timeZone="UTC" {...props} />);
  expect(screen.getByText((shown) => shown.replace(/\s/gu, ' ') === text)).toBeVisible();
});

test('with isInWords, a time is a day in words with the exact time as description; a day that is far away has its year', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 20) });
  renderInDesignSystem(
    <>
      <DateTime value="2026-03-05T16:12:00Z" timeZone="UTC" isInWords />
      <DateTime value="2027-03-05" isInWords />
      <DateTime value="2026-03-05T16:12:00Z" timeZone="UTC" isInWords dateStyle="short" />
    </>,
  );
  const [time, otherYear, short] = screen.getAllByRole('time');
  // The short form has no weekday: it is for days that are only known approximately.
  expect(short).toHaveTextContent(/^Mar 5$/);
  expect(time).toHaveTextContent(/^Thu, Mar 5$/);
  expect(time).toHaveAttribute('title', expect.stringMatching(/^Mar 5, 2026, 4:12\sPM$/));
  expect(otherYear).toHaveTextContent(/^Fri, Mar 5, 2027$/);
  vi.useRealTimers();
});
