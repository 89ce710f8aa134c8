import { defineMessages } from 'react-intl';

/** Texts about wallet and withdrawals that several features and pages have. */
export const walletWords = defineMessages({
  aheadDependsOnYou: { id: 'ahead.dependsOnYou', defaultMessage: 'Depends on you' },
  aheadUndated: { id: 'ahead.undated', defaultMessage: 'Without a day' },
  paymentStateOnHold: { id: 'payment.state.onHold', defaultMessage: 'On hold' },
  availableHint: { id: 'wallet.availableHint', defaultMessage: 'Ready to withdraw' },
  problem: { id: 'wallet.problem', defaultMessage: 'The wallet could not be loaded.' },
  withdraw: { id: 'wallet.withdraw', defaultMessage: 'Withdraw' },
  withdrawalAmount: { id: 'withdrawal.amount', defaultMessage: 'Amount' },
  withdrawalFixAdd: { id: 'withdrawal.fix.add', defaultMessage: 'Add a payout method' },
  withdrawalFixCorrect: { id: 'withdrawal.fix.correct', defaultMessage: 'Correct payout method' },
  withdrawalFixOpen: { id: 'withdrawal.fix.open', defaultMessage: 'View withdrawals' },
  withdrawalFixPhone: { id: 'withdrawal.fix.phone', defaultMessage: 'Verify your phone number' },
  withdrawalMethod: { id: 'withdrawal.method', defaultMessage: 'Payout method' },
  withdrawalReference: { id: 'withdrawal.reference', defaultMessage: 'Reference' },
  withdrawalState: { id: 'withdrawal.state', defaultMessage: 'Status' },
  withdrawalsProblem: {
    id: 'withdrawals.problem',
    defaultMessage: 'Your withdrawals could not be loaded.',
  },
});
