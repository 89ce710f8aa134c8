import { defineMessages } from 'react-intl';

/** Names of the figures of an insight. */
export const metricLabels = defineMessages({
  views: { id: 'submission.metric.views', defaultMessage: 'Views' },
  likes: { id: 'submission.metric.likes', defaultMessage: 'Likes' },
  comments: { id: 'submission.metric.comments', defaultMessage: 'Comments' },
  shares: { id: 'submission.metric.shares', defaultMessage: 'Shares' },
  saves: { id: 'submission.metric.saves', defaultMessage: 'Saves' },
});
