import { expect, test } from 'vitest';
import { signupSchema, validateTokenSchema } from './codes.ts';
import { payoutUpdateSchema } from './payout.ts';
import { phoneSchema, profileUpdateSchema } from './profile.ts';
import { withdrawalRequestSchema } from './withdrawal.ts';

const bodies = [
  ['signing up', signupSchema],
  ['a new password', validateTokenSchema],
  ['a new email address', profileUpdateSchema],
  ['a new phone number', phoneSchema],
  ['a payout method', payoutUpdateSchema],
  ['a withdrawal', withdrawalRequestSchema],
] as const;

/** The properties by which schemas with several shapes select one. */
const discriminators = { type: 'paypal', action: 'request', purpose: 'reset' };

test.each(bodies)('the proof for %s has 1 to 200 characters', (_, schema) => {
  const isProofValid = (proof: string) =>
    !schema
      .safeParse({ ...discriminators, proof })
      .error?.issues.some(({ path: [name] }) => name === 'proof');
  expect(['', 'x', 'x'.repeat(200), 'x'.repeat(201)].map(isProofValid)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
