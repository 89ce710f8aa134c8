import { expect, test } from 'vitest';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import { chooseNextDate, choosePaidDate, omitLongDone } from './chooseDates.ts';

const at = '2026-12-05T08:00:00.000Z';
const task = { id: 'task-1', title: 'A reel' };

function step(
  key: DateStep['key'],
  certainty: DateStep['certainty'],
  changes: Partial<DateStep> = {},
): DateStep {
  const isWork = key === 'draft' || key === 'live' || key === 'insight';
  return {
    key,
    certainty,
    task: isWork ? task : null,
    at,
    reason: null,
    moved: null,
    offered: null,
    amount: null,
    ...changes,
  };
}

/** Returns the next date and the date of payment as `key certainty`. */
const choose = (...dates: DateStep[]) =>
  [chooseNextDate(dates), choosePaidDate(dates)].map(
    (date) => date && `${date.key} ${date.certainty}`,
  );

/** Returns the dates before the work. */
const start = (certainty: DateStep['certainty']) => [
  step('apply_by', certainty),
  step('decision', certainty),
];
/** Returns the dates after the work. */
const money = (certainty: DateStep['certainty']) => [
  step('approved', certainty),
  step('in_wallet', certainty),
  step('in_bank', certainty),
];

test('an open job has a date to apply and a date of payment', () => {
  expect(choose(...start('fixed'), step('draft', 'expected'), ...money('expected'))).toEqual([
    'apply_by fixed',
    'in_wallet expected',
  ]);
});

test('an invitation has the date to reply; a job without a payment has no date of payment', () => {
  expect(choose(step('apply_by', 'waiting_for_you'), step('draft', 'expected'))).toEqual([
    'apply_by waiting_for_you',
    undefined,
  ]);
});

test('an application has the date of the decision', () => {
  const dates = [step('apply_by', 'done'), step('decision', 'fixed')];
  expect(choose(...dates)).toEqual(['decision fixed', undefined]);
});

test('accepted work has its next step', () => {
  expect(
    choose(...start('done'), step('draft', 'done'), step('live', 'late'), ...money('expected')),
  ).toEqual(['live late', 'in_wallet expected']);
});

test('late or held money has no date of payment', () => {
  expect(choose(...money('late'))).toEqual([undefined, undefined]);
  expect(choose(...money('held'))).toEqual([undefined, undefined]);
});

test('a completed job is paid when the money is in the wallet, or in the bank once it is there', () => {
  const done = [...start('done'), step('draft', 'done'), step('approved', 'done')];
  expect(choose(...done, step('in_wallet', 'done'), step('in_bank', 'waiting_for_you'))).toEqual([
    undefined,
    'in_wallet done',
  ]);
  expect(choose(...done, ...money('done'))).toEqual([undefined, 'in_bank done']);
});

test('a declined application has no dates', () => {
  expect(choose(...start('done'))).toEqual([undefined, undefined]);
});

test('of more than eight steps, the latest completed step and the steps after it are shown', () => {
  const dates = [
    ...start('done'),
    step('draft', 'done'),
    step('live', 'done'),
    step('insight', 'late'),
    step('draft', 'fixed'),
    ...money('expected'),
  ];
  expect(omitLongDone(dates).map(({ key }) => key)).toEqual([
    'live',
    'insight',
    'draft',
    'approved',
    'in_wallet',
    'in_bank',
  ]);
  expect(omitLongDone(dates.slice(1))).toHaveLength(8);
});
