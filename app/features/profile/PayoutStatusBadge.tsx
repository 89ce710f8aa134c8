import { Badge } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { PayoutMethod } from '../../../server/contract/payout.ts';

/** Shows whether a payout method has been verified. */
export function PayoutStatusBadge({ method: { status } }: { method: PayoutMethod }) {
  if (status === 'active') {
    return (
      <Badge tone="success">
        <FormattedMessage id="payoutState.active" defaultMessage="Verified" />
      </Badge>
    );
  }
  if (status === 'rejected') {
    return (
      <Badge tone="danger">
        <FormattedMessage id="payoutState.rejected" defaultMessage="Rejected" />
      </Badge>
    );
  }
  return (
    <Badge tone="warning">
      <FormattedMessage id="payoutState.unverified" defaultMessage="Being verified" />
    </Badge>
  );
}
