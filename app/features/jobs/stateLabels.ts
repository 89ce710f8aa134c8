import { defineMessages } from 'react-intl';

/** Labels of application states. All pages use the labels of this file. */
export const applicationLabels = defineMessages({
  applied: { id: 'application.state.applied', defaultMessage: 'Applied' },
  viewed: { id: 'application.state.viewed', defaultMessage: 'Seen by brand' },
  accepted: { id: 'application.state.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'application.state.declined', defaultMessage: 'Not selected' },
  withdrawn: { id: 'application.state.withdrawn', defaultMessage: 'Cancelled by you' },
  expired: { id: 'application.state.expired', defaultMessage: 'Expired' },
  dropped: { id: 'application.state.dropped', defaultMessage: 'Dropped out' },
  removed: { id: 'application.state.removed', defaultMessage: 'Removed' },
  completed: { id: 'application.state.completed', defaultMessage: 'Completed' },
});

/** Labels of step states. */
export const stepLabels = defineMessages({
  locked: { id: 'step.state.locked', defaultMessage: 'Not open yet' },
  open: { id: 'step.state.open', defaultMessage: 'To do' },
  in_review: { id: 'step.state.inReview', defaultMessage: 'In review' },
  changes_requested: { id: 'step.state.changesRequested', defaultMessage: 'Changes requested' },
  approved: { id: 'step.state.approved', defaultMessage: 'Approved' },
  rejected: { id: 'step.state.rejected', defaultMessage: 'Rejected' },
  missed: { id: 'step.state.missed', defaultMessage: 'Missed' },
});

/** Labels of the states of one submitted version. */
export const submissionLabels = defineMessages({
  draft: { id: 'submission.state.draft', defaultMessage: 'Not submitted' },
  submitted: { id: 'step.state.inReview', defaultMessage: 'In review' },
  changes_requested: { id: 'step.state.changesRequested', defaultMessage: 'Changes requested' },
  approved: { id: 'step.state.approved', defaultMessage: 'Approved' },
  rejected: { id: 'step.state.rejected', defaultMessage: 'Rejected' },
});

/** Names of the steps of a task. */
export const stepKeyLabels = defineMessages({
  draft: { id: 'step.name.draft', defaultMessage: 'Draft' },
  live: { id: 'step.name.live', defaultMessage: 'Live link' },
  insight: { id: 'step.name.insight', defaultMessage: 'Insights' },
});

/** Labels of job states. */
export const jobLabels = defineMessages({
  open: { id: 'job.state.open', defaultMessage: 'Open' },
  full: { id: 'job.state.full', defaultMessage: 'Full' },
  closed: { id: 'job.state.closed', defaultMessage: 'Closed' },
  completed: { id: 'job.state.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'job.state.cancelled', defaultMessage: 'Cancelled' },
});

/** Labels of invitation states. */
export const invitationLabels = defineMessages({
  sent: { id: 'invitation.state.sent', defaultMessage: 'Invited' },
  accepted: { id: 'application.state.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'invitation.state.declined', defaultMessage: 'Declined' },
  expired: { id: 'application.state.expired', defaultMessage: 'Expired' },
  revoked: { id: 'invitation.state.revoked', defaultMessage: 'Cancelled by brand' },
});
