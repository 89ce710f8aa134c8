import { expect, test } from 'vitest';
import { addObjection } from './addObjection.ts';
import { on, toStep } from './datedSteps.ts';

const day = 86_400_000;
const now = Date.parse('2026-03-02T10:00:00.000Z');
const objection = { openedAt: now - day, dueBy: now + 10 * day, decidedAt: null };
const begun = [
  toStep('apply_by', on(now - 30 * day, 'done')),
  toStep('decision', on(now - 20 * day, 'done')),
];

/** Returns the key, certainty and days from now of each step. */
function list(...[steps, facts]: Parameters<typeof addObjection>): string[] {
  return addObjection(steps, facts).map(
    ({ key, certainty, at }) => `${key} ${certainty} ${((at ?? now) - now) / day}`,
  );
}

test('without an objection, the steps are unchanged', () => {
  expect(addObjection(begun, { objection: null, now })).toBe(begun);
});

test('an objection is behind what had happened, with the promised day of its decision', () => {
  expect(list(begun, { objection, now }).slice(2)).toEqual([
    'objection done -1',
    'objection_decision fixed 10',
  ]);
});

test('an objection is before the money that waits for it', () => {
  const held = [...begun, toStep('in_wallet', on(now + 5 * day, 'held'))];
  expect(list(held, { objection, now }).slice(2)).toEqual([
    'objection done -1',
    'objection_decision fixed 10',
    'in_wallet held 5',
  ]);
});

test('a decision is late after its promised day', () => {
  const late = { ...objection, openedAt: now - 12 * day, dueBy: now - day };
  expect(list(begun, { objection: late, now }).at(-1)).toBe('objection_decision late -1');
});

test('a decision that was made is behind what had happened before it', () => {
  const steps = [...begun, toStep('in_wallet', on(now - day / 2, 'done'))];
  const decided = { ...objection, openedAt: now - 2 * day, decidedAt: now };
  expect(list(steps, { objection: decided, now }).slice(2)).toEqual([
    'objection done -2',
    'in_wallet done -0.5',
    'objection_decision done 0',
  ]);
});
