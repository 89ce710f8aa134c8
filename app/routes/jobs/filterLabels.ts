import { defineMessages } from 'react-intl';

/** Names of the kinds of pay. */
export const payLabels = defineMessages({
  any: { id: 'jobs.payType.any', defaultMessage: 'Any' },
  fixed: { id: 'jobs.payType.fixed', defaultMessage: 'Fixed amount' },
  range: { id: 'jobs.payType.range', defaultMessage: 'Range' },
  performance: { id: 'jobs.payType.performance', defaultMessage: 'Based on results' },
  product: { id: 'jobs.payType.product', defaultMessage: 'Product only' },
});
