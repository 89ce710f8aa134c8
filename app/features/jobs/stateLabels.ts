import { defineMessages } from 'react-intl';

/** Labels of application states. All pages use the labels of this file. */
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

/** Labels of step states. */
export const stepLabels = defineMessages({
  locked: { id: 'word.step.locked', defaultMessage: 'Not open yet' },
  open: { id: 'word.step.open', defaultMessage: 'To do' },
  in_review: { id: 'word.step.inReview', defaultMessage: 'In review' },
  changes_requested: { id: 'word.step.changesRequested', defaultMessage: 'Changes requested' },
  approved: { id: 'word.step.approved', defaultMessage: 'Approved' },
  rejected: { id: 'word.step.rejected', defaultMessage: 'Rejected' },
  missed: { id: 'word.step.missed', defaultMessage: 'Missed' },
});

/** Labels of the states of one submitted version. */
export const submissionLabels = defineMessages({
  draft: { id: 'word.submission.draft', defaultMessage: 'Not submitted' },
  submitted: { id: 'word.step.inReview', defaultMessage: 'In review' },
  changes_requested: { id: 'word.step.changesRequested', defaultMessage: 'Changes requested' },
  approved: { id: 'word.step.approved', defaultMessage: 'Approved' },
  rejected: { id: 'word.step.rejected', defaultMessage: 'Rejected' },
});

/** Names of the steps of a task. */
export const stepKeyLabels = defineMessages({
  draft: { id: 'word.stepName.draft', defaultMessage: 'Draft' },
  live: { id: 'word.stepName.live', defaultMessage: 'Live link' },
  insight: { id: 'word.stepName.insight', defaultMessage: 'Insights' },
});

/** Labels of job states. */
export const jobLabels = defineMessages({
  open: { id: 'word.job.open', defaultMessage: 'Open' },
  full: { id: 'word.job.full', defaultMessage: 'Full' },
  closed: { id: 'word.job.closed', defaultMessage: 'Closed' },
  completed: { id: 'word.job.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'word.job.cancelled', defaultMessage: 'Cancelled' },
});

/** Labels of invitation states. */
export const invitationLabels = defineMessages({
  sent: { id: 'word.invitation.sent', defaultMessage: 'Invited' },
  accepted: { id: 'word.application.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'word.invitation.declined', defaultMessage: 'Declined' },
  expired: { id: 'word.application.expired', defaultMessage: 'Expired' },
  revoked: { id: 'word.invitation.revoked', defaultMessage: 'Withdrawn by brand' },
});
