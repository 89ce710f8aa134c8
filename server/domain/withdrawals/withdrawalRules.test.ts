import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { getArrival, getWithdrawalRules } from './withdrawalRules.ts';

test('a withdrawal arrives within three working days, which do not include the weekend', () => {
  const friday = Date.parse('2026-03-06T10:30:00.000Z');
  const rules = getWithdrawalRules(readConfig({}), 'USD');
  expect(rules.arrivesInDays).toEqual([1, 3]);
  // The Wednesday after the weekend.
  expect(getArrival(friday, rules, { timeZone: 'UTC', weekend: [] })).toBe(
    Date.parse('2026-03-11'),
  );
});
