import { expect, test } from 'vitest';
import { joinSmallAmounts, type AheadDates } from './aheadLines.ts';
import { sumAhead, sumByWeek, type AheadClass } from './forecast.ts';

const toDay = (day: number) => `2026-12-${String(day).padStart(2, '0')}`;
const at = (day: number) => `${toDay(day)}T09:00:00.000Z`;
/** Returns a line of upcoming money that is in the bank on a day of December. */
const line = (amount: number, currency: string, kind: AheadClass, day: number | null) => ({
  amount: { amount, currency },
  class: kind,
  in_bank_at: day === null ? null : toDay(day),
  reason: null,
});

const lines = [
  line(100, 'USD', 'certain', 3),
  line(200, 'USD', 'expected', 10),
  line(400, 'USD', 'depends_on_you', 10),
  line(800, 'USD', 'certain', 20),
  line(1600, 'JPY', 'certain', 10),
  line(3200, 'USD', 'expected', null),
];

test('sums keep currencies and classes apart, and include what arrives on the given day', () => {
  expect(sumAhead(lines, toDay(10))).toEqual([
    { currency: 'USD', certain: 100, expected: 200, depends_on_you: 400 },
    { currency: 'JPY', certain: 1600, expected: 0, depends_on_you: 0 },
  ]);
  expect(sumAhead(lines, toDay(9))[0]).toMatchObject({ certain: 100, expected: 0 });
});

test('money that only waits for the setup of the user counts in every sum, other money without a day in none', () => {
  const waiting = {
    ...line(50, 'USD', 'depends_on_you', null),
    reason: 'needs_payout_method',
  } as const;
  const held = { ...line(70, 'USD', 'expected', null), reason: 'on_hold' } as const;
  expect(sumAhead([waiting, held], toDay(1))).toEqual([
    { currency: 'USD', certain: 0, expected: 0, depends_on_you: 50 },
  ]);
});

test('weeks are in order, and leave out lines without a day', () => {
  const weeks = sumByWeek(lines, (day) => `week ${Math.ceil(new Date(day).getUTCDate() / 7)}`);
  expect(weeks.map(({ week, lines: own }) => [week, own.length])).toEqual([
    ['week 1', 1],
    ['week 2', 3],
    ['week 3', 1],
  ]);
});

const bank = {
  workingDays: 3,
  calendar: { weekend: [0, 6], holidays: [] },
  timeZone: 'UTC',
  opensOn: null,
  blocked: null,
  balance: 300,
  min: 1000,
};
const small = (amount: number, kind: AheadClass, day: number): AheadDates & { amount: number } => ({
  amount,
  class: kind,
  certainty: 'fixed',
  inWalletAt: Date.parse(at(day)),
  inBankAt: null,
  reason: 'below_minimum',
  moved: null,
  restsOn: null,
  bringsForward: null,
});

test('small amounts are withdrawn together, but a certain amount never waits for less certain amounts', () => {
  // A Monday, a Wednesday and a Friday. The last one reaches the minimum, and the transfer takes three working days.
  const joined = joinSmallAmounts(
    [small(300, 'certain', 7), small(300, 'expected', 9), small(400, 'expected', 11)],
    bank,
    Date.parse(at(1)),
  );
  expect(
    joined.map(
      ({ inBankAt, reason }) => reason ?? new Date(inBankAt ?? 0).toISOString().slice(0, 10),
    ),
  ).toEqual(['below_minimum', '2026-12-16', '2026-12-16']);
});
