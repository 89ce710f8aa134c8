import type { MessageDescriptor } from 'react-intl';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { hasArrived } from './hasArrived.ts';
import { arrivedLabel, returnedLabel, withdrawalLabels } from './paymentLabels.ts';

/** Returns the label of the state of a withdrawal, which may have arrived, or have been returned after it was sent. */
export function getWithdrawalLabel(
  withdrawal: Pick<Withdrawal, 'state' | 'paid_at' | 'arrives_by'>,
): MessageDescriptor {
  const { state, paid_at: sentAt } = withdrawal;
  if (state === 'failed' && sentAt !== null) return returnedLabel;
  return hasArrived(withdrawal) ? arrivedLabel : withdrawalLabels[state];
}
