import { expect, test } from 'vitest';
import { readPaypal } from '../profile/payoutDetails.ts';
import { maskRecipient } from './recipients.ts';

test.each([
  ['maya@example.com', 'm•••@example.com'],
  ['😀maya@example.com', '😀•••@example.com'],
  ['𠮷野@example.jp', '𠮷•••@example.jp'],
  ['👩‍🎨art@example.com', '👩‍🎨•••@example.com'],
  ['🇸🇬shop@example.sg', '🇸🇬•••@example.sg'],
  ['q̃uentin@example.com', 'q̃•••@example.com'],
  ['क्षितिज@example.in', 'क्षि•••@example.in'],
])('the address %s is masked to %s', (email, masked) => {
  expect(maskRecipient('email', email)).toBe(masked);
  const method = readPaypal({ type: 'paypal', email, holder_name: '' }, null);
  expect(method.masked.label).toBe(`PayPal ${masked}`);
});
