import { DateTime } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { dateWords } from '../../features/dates/dateWords.ts';
import { getArrivalDay, hasArrived } from '../../features/payments/hasArrived.ts';

/** Renders the day to show below the state of a withdrawal: by when it is in the bank, since when it is, or when it ended. */
export function WithdrawalDate({ withdrawal }: { withdrawal: Withdrawal }) {
  const at = withdrawal.ended_at ?? getArrivalDay(withdrawal);
  if (!at) return null;
  const day = <DateTime value={at} isInWords />;
  if (withdrawal.ended_at || hasArrived(withdrawal)) return day;
  return <FormattedMessage {...dateWords.payDayToBank} values={{ day }} />;
}
