import { defineMessages } from 'react-intl';

/** The words for states, one vocabulary everywhere (list, detail, wallet, help). */
export const applicationLabels = defineMessages({
  applied: { id: 'word.application.applied', defaultMessage: 'Applied' },
  viewed: { id: 'word.application.viewed', defaultMessage: 'Seen by brand' },
  accepted: { id: 'word.application.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'word.application.declined', defaultMessage: 'Not selected' },
  withdrawn: { id: 'word.application.withdrawn', defaultMessage: 'Withdrawn' },
  expired: { id: 'word.application.expired', defaultMessage: 'Expired' },
  dropped: { id: 'word.application.dropped', defaultMessage: 'Dropped out' },
  removed: { id: 'word.application.removed', defaultMessage: 'Removed' },
  completed: { id: 'word.application.completed', defaultMessage: 'Completed' },
});

/** The states of a step of work. */
export const stepLabels = defineMessages({
  locked: { id: 'word.step.locked', defaultMessage: 'Not open yet' },
  open: { id: 'word.step.open', defaultMessage: 'To do' },
  in_review: { id: 'word.step.inReview', defaultMessage: 'In review' },
  changes_requested: { id: 'word.step.changesRequested', defaultMessage: 'Changes requested' },
  approved: { id: 'word.step.approved', defaultMessage: 'Approved' },
  rejected: { id: 'word.step.rejected', defaultMessage: 'Rejected' },
  missed: { id: 'word.step.missed', defaultMessage: 'Missed' },
});

/** The states of one version of submitted work. */
export const submissionLabels = defineMessages({
  draft: { id: 'word.submission.draft', defaultMessage: 'Not sent' },
  submitted: { id: 'word.step.inReview', defaultMessage: 'In review' },
  changes_requested: { id: 'word.step.changesRequested', defaultMessage: 'Changes requested' },
  approved: { id: 'word.step.approved', defaultMessage: 'Approved' },
  rejected: { id: 'word.step.rejected', defaultMessage: 'Rejected' },
});

/** The steps of a task. */
export const stepKeyLabels = defineMessages({
  draft: { id: 'word.stepName.draft', defaultMessage: 'Draft' },
  live: { id: 'word.stepName.live', defaultMessage: 'Live link' },
  insight: { id: 'word.stepName.insight', defaultMessage: 'Insights' },
});

/** The states of a payment. */
export const paymentLabels = defineMessages({
  estimated: { id: 'word.payment.estimated', defaultMessage: 'Estimated' },
  pending: { id: 'word.payment.pending', defaultMessage: 'Pending' },
  available: { id: 'word.payment.available', defaultMessage: 'Available' },
  on_hold: { id: 'word.payment.onHold', defaultMessage: 'On hold' },
  cancelled: { id: 'word.payment.cancelled', defaultMessage: 'Cancelled' },
});

/** The kinds of lines in the ledger. */
export const transactionLabels = defineMessages({
  earning: { id: 'word.transaction.earning', defaultMessage: 'Earning' },
  bonus: { id: 'word.transaction.bonus', defaultMessage: 'Bonus' },
  adjustment: { id: 'word.transaction.adjustment', defaultMessage: 'Adjustment' },
  fee: { id: 'word.transaction.fee', defaultMessage: 'Fee' },
  withdrawal: { id: 'word.transaction.withdrawal', defaultMessage: 'Withdrawal' },
  withdrawal_reversal: { id: 'word.transaction.reversal', defaultMessage: 'Withdrawal returned' },
});

/** The states of a job. */
export const jobLabels = defineMessages({
  open: { id: 'word.job.open', defaultMessage: 'Open' },
  full: { id: 'word.job.full', defaultMessage: 'Full' },
  closed: { id: 'word.job.closed', defaultMessage: 'Closed' },
  completed: { id: 'word.job.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'word.job.cancelled', defaultMessage: 'Cancelled' },
});
