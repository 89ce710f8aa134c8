import { getSentArrival, isBankDayOver } from '../../../contract/rules/bankDays.ts';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { serverNow } from '../../api/serverTime.ts';

type Sent = Pick<Withdrawal, 'arrives_by' | 'paid_at'>;

/** Returns the calendar day by which a withdrawal is in the bank; null if it has none. */
export function getArrivalDay({ arrives_by: arrivesBy, paid_at: sentAt }: Sent): string | null {
  if (arrivesBy === null || sentAt === null) return arrivesBy;
  const arrival = getSentArrival(Date.parse(arrivesBy), Date.parse(sentAt));
  return new Date(arrival).toISOString().slice(0, 10);
}

/** Returns whether a withdrawal that was sent is in the bank: its day is over, as on the line of its jobs. */
export function hasArrived(withdrawal: Pick<Withdrawal, 'state'> & Sent): boolean {
  const day = getArrivalDay(withdrawal);
  return withdrawal.state === 'paid' && day !== null && isBankDayOver(Date.parse(day), serverNow());
}

/** Returns the state of a withdrawal, and `arrived` instead of `paid` once it is in the bank. */
export function getPayoutState<P extends Pick<Withdrawal, 'state'> & Sent>(
  payout: P,
): P['state'] | 'arrived' {
  return hasArrived(payout) ? 'arrived' : payout.state;
}
