import { defineMessages } from 'react-intl';

/** Texts that several files of these pages have. */
export const pageWords = defineMessages({
  job: { id: 'history.job', defaultMessage: 'Job' },
  onlyUnread: { id: 'history.onlyUnread', defaultMessage: 'Unread messages' },
  payment: { id: 'history.payment', defaultMessage: 'Payment' },
});
