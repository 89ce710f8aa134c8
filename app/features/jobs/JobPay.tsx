import { Money } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Pay } from '../../../server/contract/jobs.ts';

/** Renders what a job pays: an amount, a range, a maximum or a product. */
export function JobPay({ pay: { type, min, max, product_value: product } }: { pay: Pay }) {
  if (type === 'product') {
    return product ? (
      <FormattedMessage
        id="job.pay.product"
        defaultMessage="Product only, worth {value}"
        values={{ value: <Money value={product} /> }}
      />
    ) : (
      <FormattedMessage id="job.pay.unpaid" defaultMessage="Product only, unpaid" />
    );
  }
  if (type === 'performance' && max) {
    return (
      <FormattedMessage
        id="job.pay.performance"
        defaultMessage="Up to {max}, based on results"
        values={{ max: <Money value={max} /> }}
      />
    );
  }
  if (min && max && min.amount !== max.amount) {
    return (
      <FormattedMessage
        id="job.pay.range"
        defaultMessage="{min} to {max}"
        values={{ min: <Money value={min} />, max: <Money value={max} /> }}
      />
    );
  }
  const amount = min ?? max;
  return amount && <Money value={amount} />;
}
