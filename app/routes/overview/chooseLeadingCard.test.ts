import { expect, test } from 'vitest';
import { chooseLeadingCard } from './chooseLeadingCard.ts';

const nothing = { isNew: false, isSetUp: true, hasUrgentStep: false, hasMoneyToMove: false };

test.each([
  ['work that is due', { hasUrgentStep: true, hasMoneyToMove: true }, 'nextUp'],
  ['money to withdraw', { hasMoneyToMove: true }, 'wallet'],
  ['what is left to set up', { isSetUp: false }, 'setup'],
  ['the next steps', {}, 'nextUp'],
  // Such an account has neither money nor accepted work.
  ['the setup of a new account', { isNew: true, isSetUp: false, hasUrgentStep: true }, 'setup'],
] as const)('the overview leads with %s', (_name, facts, expected) =>
  expect(chooseLeadingCard({ ...nothing, ...facts })).toBe(expected),
);
