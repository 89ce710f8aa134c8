import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { WithdrawalFilter } from '../../../contract/rules/states.ts';
import { dateWords } from '../dates/dateWords.ts';
import { walletWords } from '../wallet/walletWords.ts';

/** Labels of payment states. */
export const paymentLabels = defineMessages({
  estimated: { id: 'payment.state.estimated', defaultMessage: 'Estimated' },
  pending: { id: 'payment.state.pending', defaultMessage: 'Pending' },
  available: { id: 'payment.state.available', defaultMessage: 'Available' },
  on_hold: walletWords.paymentStateOnHold,
  cancelled: { id: 'payment.state.cancelled', defaultMessage: 'Cancelled' },
});

/** Label of a payment that a withdrawal took out of the wallet. */
export const payoutLabel: MessageDescriptor = defineMessage({
  id: 'payment.paidOut',
  defaultMessage:
    '{state, select, arrived {In your bank with {reference}} paid {Sent to your bank with {reference}} other {On the way with {reference}}}',
});

/** Label of a pending payment whose date has passed. */
export const overdueLabel = defineMessage({ id: 'earnings.overdue', defaultMessage: 'Late' });

/** Labels of transaction types. */
export const transactionLabels = defineMessages({
  earning: { id: 'transaction.type.earning', defaultMessage: 'Earning' },
  bonus: { id: 'transaction.type.bonus', defaultMessage: 'Bonus' },
  adjustment: { id: 'transaction.type.adjustment', defaultMessage: 'Adjustment' },
  fee: { id: 'transaction.type.fee', defaultMessage: 'Fee' },
  withdrawal: { id: 'transaction.type.withdrawal', defaultMessage: 'Withdrawal' },
  withdrawal_reversal: { id: 'transaction.type.reversal', defaultMessage: 'Withdrawal returned' },
});

/** Labels of withdrawal states. */
export const withdrawalLabels = defineMessages({
  requested: { id: 'withdrawal.state.requested', defaultMessage: 'Requested' },
  processing: { id: 'withdrawal.state.processing', defaultMessage: 'On the way' },
  paid: { id: 'withdrawal.state.paid', defaultMessage: 'Sent to your bank' },
  failed: { id: 'withdrawal.state.failed', defaultMessage: 'Failed' },
  cancelled: { id: 'withdrawal.state.cancelled', defaultMessage: 'Cancelled' },
});

/** Label of a withdrawal that was sent, once its day is over. */
export const arrivedLabel = dateWords.inBank;

/** Label of a withdrawal that the bank sent back after it was paid. */
export const returnedLabel = defineMessage({
  id: 'withdrawal.state.returned',
  defaultMessage: 'Returned',
});

/** Labels of the lists of withdrawals. */
export const withdrawalFilterLabels: Record<WithdrawalFilter, MessageDescriptor> = {
  ...withdrawalLabels,
  returned: returnedLabel,
};
