import { defineMessages } from 'react-intl';

/** Names of the filters that are on or off. */
export const switchLabels = defineMessages({
  eligible: { id: 'jobs.eligible', defaultMessage: 'I qualify' },
  hide_applied: { id: 'jobs.hideApplied', defaultMessage: 'Not applied' },
  invited: { id: 'jobs.invited', defaultMessage: 'Invited' },
});

/** Names of the kinds of pay. */
export const payLabels = defineMessages({
  any: { id: 'jobs.payType.any', defaultMessage: 'Any' },
  fixed: { id: 'jobs.payType.fixed', defaultMessage: 'Fixed amount' },
  range: { id: 'jobs.payType.range', defaultMessage: 'Range' },
  performance: { id: 'jobs.payType.performance', defaultMessage: 'Based on results' },
  product: { id: 'jobs.payType.product', defaultMessage: 'Product only' },
});
