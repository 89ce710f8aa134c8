import { defineMessages } from 'react-intl';

/** Texts about messages and more time that several pages have. */
export const discussionWords = defineMessages({
  applyCancel: { id: 'apply.cancel', defaultMessage: 'Cancel' },
  body: { id: 'discussion.body', defaultMessage: 'Message' },
  dropReason: { id: 'drop.reason', defaultMessage: 'Reason' },
  extensionOpen: { id: 'extension.open', defaultMessage: 'Ask for more time' },
  jobTabDiscussion: { id: 'job.tab.discussion', defaultMessage: 'Discussion' },
});
