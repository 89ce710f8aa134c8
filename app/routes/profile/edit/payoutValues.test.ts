import { expect, test } from 'vitest';
import type { PayoutMethod } from '../../../../contract/schemas/payout.ts';
import { emptyProfile } from '../../../testing/examples.ts';
import { getInitialPayout } from './payoutValues.ts';

const profile = { ...emptyProfile, country: 'SG', legal_name: 'Maya Tan' };
const current = {
  id: 'method',
  label: 'Commerzbank •••3000',
  holder_name: 'Maya Tan',
  status: 'active',
  locked_until: null,
} as const;
const bank: PayoutMethod = {
  ...current,
  type: 'bank',
  country: 'DE',
  bank_code: '37040044',
  routing_code: '37040044',
  swift: 'COBADEFF',
};
const paypal: PayoutMethod = { ...current, type: 'paypal', country: 'DE' };

test('the first payout method is a bank account in the country of the profile', () => {
  expect(getInitialPayout(profile, null, null)).toMatchObject({
    type: 'bank',
    country: 'SG',
    holder_name: 'Maya Tan',
  });
});

test('a change begins with the type of the current method', () => {
  expect(getInitialPayout(profile, paypal, null)).toMatchObject({ type: 'paypal', country: 'SG' });
  expect(getInitialPayout(profile, bank, null).type).toBe('bank');
});

test('a change begins with the country of the current bank, but not with the codes of its account', () => {
  expect(getInitialPayout(profile, bank, null)).toMatchObject({
    country: 'DE',
    bank_code: null,
    routing_code: '',
    swift: '',
  });
});

test('a name in other letters is the holder at PayPal, and has to be spelled for a bank', () => {
  const other = { ...profile, legal_name: '李小龙' };
  expect(getInitialPayout(other, paypal, null).holder_name).toBe('李小龙');
  expect(getInitialPayout(other, bank, null).holder_name).toBe('');
});

test('a correction begins with all values of the method', () => {
  expect(getInitialPayout(profile, bank, 'account_number')).toMatchObject({
    type: 'bank',
    country: 'DE',
    bank_code: '37040044',
    swift: 'COBADEFF',
  });
});
