import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  applicationStateApplied: { id: 'application.state.applied', defaultMessage: 'Applied' },
  dateMovedPayment: { id: 'date.moved.payment', defaultMessage: 'The payment was moved' },
  dateObjection: { id: 'date.objection', defaultMessage: 'You disagreed' },
  historyUnread: {
    id: 'history.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  },
  actionSubmission: { id: 'job.action.submission', defaultMessage: 'Open submission' },
  actionWallet: { id: 'job.action.wallet', defaultMessage: 'View payment' },
  jobCardInvited: { id: 'jobCard.invited', defaultMessage: 'Reply {when}' },
  count: {
    id: 'jobs.count',
    defaultMessage: '{count, plural, =0 {No jobs} one {# job} other {# jobs}}',
  },
  noMatch: { id: 'jobs.noMatch', defaultMessage: 'No jobs match these filters' },
  searchExample: { id: 'jobs.searchExample', defaultMessage: 'Job or brand' },
  onlyShow: { id: 'jobs.mine', defaultMessage: 'Only show' },
  sort: { id: 'jobs.sort', defaultMessage: 'Sort' },
  sortNewest: { id: 'jobs.sort.newest', defaultMessage: 'Newest' },
  sortPay: { id: 'jobs.sort.pay', defaultMessage: 'Highest pay' },
  nextUpAction: { id: 'nextUp.action', defaultMessage: 'Find a job' },
  stepNameDraft: { id: 'step.name.draft', defaultMessage: 'Draft' },
  stepNameLive: { id: 'step.name.live', defaultMessage: 'Live link' },
  stepStateApproved: { id: 'step.state.approved', defaultMessage: 'Approved' },
  taskWorkFinal: { id: 'taskWork.final', defaultMessage: 'Approval is final.' },
  timelineAvailable: { id: 'timeline.available', defaultMessage: 'In your wallet' },
  reviewNews: { id: 'review.news', defaultMessage: '{task}: {step} – {state}' },
  timelinePaid: { id: 'timeline.paid', defaultMessage: 'Sent to your bank' },
  timelineWithdrawn: { id: 'timeline.withdrawn', defaultMessage: 'Withdrawn' },
});

/** Texts about jobs that several features and pages have. */
export const jobWords: Record<keyof typeof messages, MessageDescriptor> = messages;
