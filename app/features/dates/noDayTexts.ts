import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { NoDayReason } from '../../../contract/rules/expectedDates.ts';

// A reason without a day is read in three places, each with its own grammar: two words on a line, the event to wait for in a row, and what is
// so now beside money. All three tables are here, with the words that several rows have.
const words = defineMessages({
  closed: { id: 'date.none.closed', defaultMessage: 'Closed' },
  hold: { id: 'date.short.hold', defaultMessage: 'after the hold' },
  setup: { id: 'date.short.setup', defaultMessage: 'after setup' },
  delivery: { id: 'date.short.delivery', defaultMessage: 'after delivery' },
});

/** The reasons why a step has no day, in two words, which replace the day on a line: after setup. */
export const shortNoDayLabels: Record<NoDayReason, MessageDescriptor> = defineMessages({
  applications_closed: words.closed,
  step_missed: { id: 'date.short.newDate', defaultMessage: 'after a new date' },
  on_hold: words.hold,
  payment_late: { id: 'date.short.payment', defaultMessage: 'after payment' },
  withdrawal_late: { id: 'date.short.transfer', defaultMessage: 'after transfer' },
  needs_payout_method: words.setup,
  payout_method_unverified: { id: 'date.short.verification', defaultMessage: 'after verification' },
  payout_method_rejected: words.setup,
  needs_phone: words.setup,
  below_minimum: { id: 'date.short.minimum', defaultMessage: 'at the minimum' },
  needs_address: { id: 'date.short.address', defaultMessage: 'after address' },
  product_not_sent: words.delivery,
  product_not_arrived: words.delivery,
  withdrawals_on_hold: words.hold,
});

/** The reasons why a step has no day, as the event that it waits for: when your phone number is verified. */
export const noDayLabels: Record<NoDayReason, MessageDescriptor> = defineMessages({
  applications_closed: words.closed,
  step_missed: { id: 'date.none.missed', defaultMessage: 'When the missed step has a new date' },
  on_hold: { id: 'date.none.hold', defaultMessage: 'When the hold ends' },
  payment_late: { id: 'date.none.paymentLate', defaultMessage: 'When the late payment is made' },
  withdrawal_late: {
    id: 'date.none.transferLate',
    defaultMessage: 'When the late transfer is made',
  },
  needs_payout_method: {
    id: 'date.none.method',
    defaultMessage: 'When you have added a payout method',
  },
  payout_method_unverified: {
    id: 'date.none.verifying',
    defaultMessage: 'When your payout method is verified',
  },
  payout_method_rejected: {
    id: 'date.none.rejected',
    defaultMessage: 'When you have replaced your payout method',
  },
  needs_phone: { id: 'date.none.phone', defaultMessage: 'When your phone number is verified' },
  below_minimum: {
    id: 'date.none.minimum',
    defaultMessage: 'When your wallet reaches the smallest withdrawal',
  },
  needs_address: {
    id: 'date.none.address',
    defaultMessage: 'When you have added your delivery address',
  },
  product_not_sent: {
    id: 'date.none.notSent',
    defaultMessage: 'When the brand has sent the product',
  },
  product_not_arrived: {
    id: 'date.none.notArrived',
    defaultMessage: 'When the product has arrived',
  },
  withdrawals_on_hold: {
    id: 'date.none.withdrawals',
    defaultMessage: 'When withdrawals are possible again',
  },
});

/** Reasons that are explained beside money; the badges of money on hold and of late money are the reason. */
export type ExplainedReason = Exclude<NoDayReason, 'on_hold' | 'payment_late'>;

/** The reasons why money has no day, as what is so now: your phone number is not verified. */
export const noDayStatements: Record<ExplainedReason, MessageDescriptor> = defineMessages({
  applications_closed: { id: 'ahead.reason.closed', defaultMessage: 'Applications are closed' },
  step_missed: { id: 'ahead.reason.missed', defaultMessage: 'No day: a step was missed' },
  withdrawal_late: {
    id: 'ahead.reason.withdrawalLate',
    defaultMessage: 'No day: the bank has not confirmed it yet',
  },
  needs_payout_method: {
    id: 'withdrawal.block.noMethod',
    defaultMessage: 'You have no payout method',
  },
  payout_method_unverified: {
    id: 'withdrawal.block.unverified',
    defaultMessage: 'We are checking your payout method',
  },
  payout_method_rejected: {
    id: 'withdrawal.block.rejected',
    defaultMessage: 'Your payout method does not work',
  },
  needs_phone: {
    id: 'withdrawal.block.phone',
    defaultMessage: 'Your phone number is not verified',
  },
  below_minimum: {
    id: 'ahead.reason.minimum',
    defaultMessage: 'Too little to withdraw on its own',
  },
  needs_address: noDayLabels.needs_address,
  product_not_sent: noDayLabels.product_not_sent,
  product_not_arrived: noDayLabels.product_not_arrived,
  withdrawals_on_hold: {
    id: 'ahead.reason.stopped',
    defaultMessage: 'No day: your withdrawals are on hold',
  },
});

/** Returns whether a reason is explained beside money. */
export function isExplained(reason: NoDayReason | null): reason is ExplainedReason {
  return reason !== null && reason in noDayStatements;
}
