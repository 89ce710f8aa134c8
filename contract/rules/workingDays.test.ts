import { expect, test } from 'vitest';
import { addWorkingDays } from './workingDays.ts';

test.each([
  ['Monday', '2026-03-02T10:30:00.000Z', 3, '2026-03-05T10:30:00.000Z'],
  ['Thursday', '2026-03-05T10:30:00.000Z', 3, '2026-03-10T10:30:00.000Z'],
  ['Friday', '2026-03-06T23:59:59.999Z', 1, '2026-03-09T23:59:59.999Z'],
  ['Saturday', '2026-03-07T10:30:00.000Z', 1, '2026-03-09T10:30:00.000Z'],
  ['Sunday', '2026-03-08T00:00:00.000Z', 5, '2026-03-13T00:00:00.000Z'],
  ['Wednesday', '2026-03-04T10:30:00.000Z', 0, '2026-03-04T10:30:00.000Z'],
])('working days from a %s leave out Saturday and Sunday in UTC', (_day, from, days, expected) => {
  expect(new Date(addWorkingDays(Date.parse(from), days)).toISOString()).toBe(expected);
});

test.each([
  ['a holiday of one year', [0, 6], ['2026-03-03'], '2026-03-06T10:30:00.000Z'],
  ['a holiday of every year', [0, 6], ['03-03', '03-04'], '2026-03-09T10:30:00.000Z'],
  ['a weekend on Friday and Saturday', [5, 6], [], '2026-03-05T10:30:00.000Z'],
])('working days leave out %s', (_title, weekend, holidays, expected) => {
  const monday = Date.parse('2026-03-02T10:30:00.000Z');
  const end = addWorkingDays(monday, 3, { weekend, holidays });
  expect(new Date(end).toISOString()).toBe(expected);
  // The next working day after a Thursday is Friday, or Sunday if Friday and Saturday are the weekend.
  const thursday = Date.parse('2026-03-05T10:30:00.000Z');
  const next = new Date(addWorkingDays(thursday, 1, { weekend, holidays }));
  expect(next.getUTCDay()).toBe(weekend.includes(5) ? 0 : 5);
});
