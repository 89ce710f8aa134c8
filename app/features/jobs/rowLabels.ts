import { defineMessages } from 'react-intl';

/** Labels of the dates that rows show, without the steps of tasks. */
export const rowLabels = defineMessages({
  applyBy: { id: 'job.date.apply', defaultMessage: 'Apply by' },
  replyBy: { id: 'date.replyBy', defaultMessage: 'Reply by' },
  decision: { id: 'timeline.decisionLater', defaultMessage: 'Decision' },
  due: { id: 'history.due', defaultMessage: 'Due' },
  // A heading that says once for all rows that their days are approximate.
  paidAbout: { id: 'job.paidAbout', defaultMessage: 'Paid about' },
  paid: { id: 'job.date.paid', defaultMessage: 'Paid' },
});
