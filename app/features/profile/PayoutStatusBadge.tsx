import { Badge } from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { PayoutMethod } from '../../../contract/schemas/payout.ts';

const labels = defineMessages({
  active: { id: 'payoutState.active', defaultMessage: 'Verified' },
  rejected: { id: 'payoutState.rejected', defaultMessage: 'Rejected' },
  unverified: { id: 'payoutState.unverified', defaultMessage: 'Being verified' },
});
const tones = { active: 'success', rejected: 'danger', unverified: 'warning' } as const;

/** Shows whether a payout method has been verified. */
export function PayoutStatusBadge({ method: { status } }: { method: PayoutMethod }) {
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage {...labels[status]} />
    </Badge>
  );
}
