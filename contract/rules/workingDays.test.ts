import { expect, test } from 'vitest';
import { getBankDay } from './bankDays.ts';
import { addWorkingDays } from './workingDays.ts';

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

test.each([
  ['Monday', '2026-03-02', 3, '2026-03-05'],
  ['Thursday', '2026-03-05', 3, '2026-03-10'],
  ['Friday', '2026-03-06', 1, '2026-03-09'],
  ['Saturday', '2026-03-07', 1, '2026-03-09'],
  ['Sunday', '2026-03-08', 5, '2026-03-13'],
  ['Wednesday', '2026-03-04', 0, '2026-03-04'],
])('working days from a %s leave out Saturday and Sunday', (_day, from, days, expected) => {
  expect(toDay(addWorkingDays(Date.parse(from), days))).toBe(expected);
});

test.each([
  ['a holiday of one year', [0, 6], ['2026-03-03'], '2026-03-06'],
  ['a holiday of every year', [0, 6], ['03-03', '03-04'], '2026-03-09'],
  ['a weekend on Friday and Saturday', [5, 6], [], '2026-03-05'],
])('working days leave out %s', (_title, weekend, holidays, expected) => {
  const monday = Date.parse('2026-03-02');
  expect(toDay(addWorkingDays(monday, 3, { weekend, holidays }))).toBe(expected);
  // The next working day after a Thursday is Friday, or Sunday if Friday and Saturday are the weekend.
  const thursday = Date.parse('2026-03-05');
  const next = new Date(addWorkingDays(thursday, 1, { weekend, holidays }));
  expect(next.getUTCDay()).toBe(weekend.includes(5) ? 0 : 5);
});

const bank = { workingDays: 1, calendar: { weekend: [0, 6], holidays: [] }, opensOn: null };

// 22:30 UTC on Friday is early on Saturday in Singapore, and noon in Honolulu.
test.each([
  ['Asia/Singapore', '2026-03-06T22:30:00Z', '2026-03-09'],
  ['Pacific/Honolulu', '2026-03-06T22:30:00Z', '2026-03-09'],
  // Early on Monday is Sunday in UTC.
  ['Asia/Singapore', '2026-03-08T23:30:00Z', '2026-03-10'],
  ['America/New_York', '2026-03-09T03:30:00Z', '2026-03-09'],
])('a bank in %s counts the days of its own calendar', (timeZone, at, expected) => {
  expect(toDay(getBankDay(Date.parse(at), { ...bank, timeZone }))).toBe(expected);
});

test('a withdrawal that opens later counts from that day', () => {
  const opensOn = Date.parse('2026-03-12');
  const day = getBankDay(Date.parse('2026-03-06'), { ...bank, timeZone: 'UTC', opensOn });
  expect(toDay(day)).toBe('2026-03-13');
});
