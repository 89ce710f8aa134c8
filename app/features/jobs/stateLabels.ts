import { defineMessages } from 'react-intl';
import { jobWords } from './jobWords.ts';

const words = defineMessages({
  stateAccepted: { id: 'application.state.accepted', defaultMessage: 'Accepted' },
  stateExpired: { id: 'application.state.expired', defaultMessage: 'Expired' },
  stateChangesRequested: { id: 'step.state.changesRequested', defaultMessage: 'Changes requested' },
  stateInReview: { id: 'step.state.inReview', defaultMessage: 'In review' },
  stateRejected: { id: 'step.state.rejected', defaultMessage: 'Rejected' },
});

/** Labels of application states. All pages use the labels of this file. */
export const applicationLabels = defineMessages({
  applied: jobWords.applicationStateApplied,
  viewed: { id: 'application.state.viewed', defaultMessage: 'Seen by brand' },
  accepted: words.stateAccepted,
  declined: { id: 'application.state.declined', defaultMessage: 'Not selected' },
  withdrawn: { id: 'application.state.withdrawn', defaultMessage: 'Cancelled by you' },
  expired: words.stateExpired,
  dropped: { id: 'application.state.dropped', defaultMessage: 'Dropped out' },
  removed: { id: 'application.state.removed', defaultMessage: 'Removed' },
  completed: { id: 'application.state.completed', defaultMessage: 'Completed' },
});

/** Labels of step states. */
export const stepLabels = defineMessages({
  locked: { id: 'step.state.locked', defaultMessage: 'Not open yet' },
  open: { id: 'step.state.open', defaultMessage: 'To do' },
  in_review: words.stateInReview,
  changes_requested: words.stateChangesRequested,
  approved: jobWords.stepStateApproved,
  rejected: words.stateRejected,
  missed: { id: 'step.state.missed', defaultMessage: 'Missed' },
});

/** Labels of the states of one submitted version. */
export const submissionLabels = defineMessages({
  draft: { id: 'submission.state.draft', defaultMessage: 'Not submitted' },
  submitted: words.stateInReview,
  changes_requested: words.stateChangesRequested,
  approved: jobWords.stepStateApproved,
  rejected: words.stateRejected,
});

/** Names of the steps of a task. */
export const stepKeyLabels = defineMessages({
  draft: jobWords.stepNameDraft,
  live: jobWords.stepNameLive,
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
  accepted: words.stateAccepted,
  declined: { id: 'invitation.state.declined', defaultMessage: 'Declined' },
  expired: words.stateExpired,
  revoked: { id: 'invitation.state.revoked', defaultMessage: 'Cancelled by brand' },
});
