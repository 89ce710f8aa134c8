import { expect, test } from 'vitest';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import { chooseDates, omitLongDone } from './chooseDates.ts';

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

/** Returns the chosen dates as `label: key certainty`. `application` is the state of the application. */
const choose = (application: Parameters<typeof chooseDates>[1], ...dates: DateStep[]) =>
  chooseDates(dates, application).map(
    ({ step: { key, certainty }, label }) =>
      `${(label as { defaultMessage: string }).defaultMessage}: ${key} ${certainty}`,
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

test('an open job has a date to apply, a due date and a date of payment', () => {
  expect(
    choose(
      null,
      ...start('fixed'),
      step('draft', 'expected'),
      step('live', 'expected'),
      ...money('expected'),
    ),
  ).toEqual(['Apply by: apply_by fixed', 'Due: draft expected', 'Paid: in_wallet expected']);
});

test('an invitation has the date to reply; a job without a payment has no date of payment', () => {
  expect(choose(null, step('apply_by', 'waiting_for_you'), step('draft', 'expected'))).toEqual([
    'Reply by: apply_by waiting_for_you',
    'Due: draft expected',
  ]);
});

test('an application has the date of the decision', () => {
  const dates = [step('apply_by', 'done'), step('decision', 'fixed')];
  expect(choose('applied', ...dates)).toEqual(['Decision: decision fixed']);
});

test('accepted work has its next step', () => {
  expect(
    choose(
      'accepted',
      ...start('done'),
      step('draft', 'done'),
      step('live', 'late'),
      ...money('expected'),
    ),
  ).toEqual(['Live link: live late', 'Paid: in_wallet expected']);
});

test('late or held money is not called paid', () => {
  expect(choose('completed', ...money('late'))).toEqual(['Payment: in_wallet late']);
  expect(choose('completed', ...money('held'))).toEqual(['Payment: in_wallet held']);
});

test('a completed job is paid when the money is in the wallet, or in the bank once it is there', () => {
  const done = [...start('done'), step('draft', 'done'), step('approved', 'done')];
  expect(choose('completed', ...done, step('in_wallet', 'late'), step('in_bank', 'late'))).toEqual([
    'Payment: in_wallet late',
  ]);
  expect(
    choose('completed', ...done, step('in_wallet', 'done'), step('in_bank', 'waiting_for_you')),
  ).toEqual(['Paid: in_wallet done']);
  expect(choose('completed', ...done, ...money('done'))).toEqual(['Paid: in_bank done']);
});

test('a declined application has no dates', () => {
  expect(choose('declined', ...start('done'))).toEqual([]);
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
