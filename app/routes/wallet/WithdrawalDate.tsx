import { DateTime } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';

/** Renders the day to show below the state of a withdrawal: when it arrives, has arrived or has ended. */
export function WithdrawalDate({ withdrawal }: { withdrawal: Withdrawal }) {
  const { state, arrives_by: arrivesBy, paid_at: paidAt, ended_at: endedAt } = withdrawal;
  const at = state === 'paid' ? paidAt : (endedAt ?? arrivesBy);
  if (!at) return null;
  const date = <DateTime value={at} isInWords />;
  return state === 'requested' || state === 'processing' ? (
    <FormattedMessage
      id="withdrawal.date.by"
      defaultMessage="Arrives by {date}"
      values={{ date }}
    />
  ) : (
    date
  );
}
