import { DateTime } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';

/** Renders when a withdrawal arrives, arrived or ended. */
export function WithdrawalDate({ withdrawal }: { withdrawal: Withdrawal }) {
  const { state, arrives_by: arrivesBy, paid_at: paidAt, ended_at: endedAt } = withdrawal;
  const at = state === 'paid' ? paidAt : (endedAt ?? arrivesBy);
  if (!at) return null;
  const date = <DateTime value={at} isDateOnly />;
  switch (state) {
    case 'requested':
    case 'processing':
      return (
        <FormattedMessage
          id="withdrawal.date.by"
          defaultMessage="Arrives by {date}"
          values={{ date }}
        />
      );
    case 'paid':
      return (
        <FormattedMessage
          id="withdrawal.date.paid"
          defaultMessage="Paid on {date}"
          values={{ date }}
        />
      );
    case 'cancelled':
      return (
        <FormattedMessage
          id="withdrawal.date.cancelled"
          defaultMessage="Cancelled on {date}"
          values={{ date }}
        />
      );
    case 'failed':
      return paidAt ? (
        <FormattedMessage
          id="withdrawal.date.returned"
          defaultMessage="Returned on {date}"
          values={{ date }}
        />
      ) : (
        <FormattedMessage
          id="withdrawal.date.failed"
          defaultMessage="Failed on {date}"
          values={{ date }}
        />
      );
  }
}
