import { defineMessage, defineMessages } from 'react-intl';

/** Labels of payment states. */
export const paymentLabels = defineMessages({
  estimated: { id: 'word.payment.estimated', defaultMessage: 'Estimated' },
  pending: { id: 'word.payment.pending', defaultMessage: 'Pending' },
  available: { id: 'word.payment.available', defaultMessage: 'Available' },
  on_hold: { id: 'word.payment.onHold', defaultMessage: 'On hold' },
  cancelled: { id: 'word.payment.cancelled', defaultMessage: 'Cancelled' },
});

/** Label of a pending payment whose date has passed. */
export const overdueLabel = defineMessage({ id: 'earnings.overdue', defaultMessage: 'Overdue' });

/** Labels of transaction types. */
export const transactionLabels = defineMessages({
  earning: { id: 'word.transaction.earning', defaultMessage: 'Earning' },
  bonus: { id: 'word.transaction.bonus', defaultMessage: 'Bonus' },
  adjustment: { id: 'word.transaction.adjustment', defaultMessage: 'Adjustment' },
  fee: { id: 'word.transaction.fee', defaultMessage: 'Fee' },
  withdrawal: { id: 'word.transaction.withdrawal', defaultMessage: 'Withdrawal' },
  withdrawal_reversal: { id: 'word.transaction.reversal', defaultMessage: 'Withdrawal returned' },
});

/** Labels of withdrawal states. */
export const withdrawalLabels = defineMessages({
  requested: { id: 'word.withdrawal.requested', defaultMessage: 'Requested' },
  processing: { id: 'word.withdrawal.processing', defaultMessage: 'On the way' },
  paid: { id: 'word.withdrawal.paid', defaultMessage: 'Paid' },
  failed: { id: 'word.withdrawal.failed', defaultMessage: 'Failed' },
  cancelled: { id: 'word.withdrawal.cancelled', defaultMessage: 'Cancelled' },
});

/** Label of a withdrawal that the bank sent back after it was paid. */
export const returnedLabel = defineMessage({
  id: 'word.withdrawal.returned',
  defaultMessage: 'Returned',
});
