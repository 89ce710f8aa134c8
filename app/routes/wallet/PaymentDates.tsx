import { DateTime, DescriptionItem, DescriptionList, Link } from '@byline/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { withdrawalsPage } from '../../../contract/rules/linkedPages.ts';
import type { Payment } from '../../../contract/schemas/money.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { getArrivalDay } from '../../features/payments/hasArrived.ts';
import { ExpectedDay } from './ExpectedDay.tsx';

const terms = defineMessages({
  approved: { id: 'payment.approved', defaultMessage: 'Work approved' },
  pending: { id: 'payment.pendingUntil', defaultMessage: 'Pending until' },
  expected: { id: 'payment.expected', defaultMessage: 'Was due' },
  newDate: { id: 'payment.newDate', defaultMessage: 'New date' },
  inWallet: jobWords.timelineAvailable,
  available: { id: 'payment.available', defaultMessage: 'Available since' },
  withdrawn: jobWords.timelineWithdrawn,
  arrives: { id: 'payment.arrives', defaultMessage: 'In your bank by' },
  sent: jobWords.timelinePaid,
});

/** Lists the dates of a payment, from the approval of the work to the bank. */
export function PaymentDates({ payment }: { payment: Payment }) {
  const { approved_at: approved, expected_on: expected, available_at: available, payout } = payment;
  const isPending = payment.state === 'pending';
  const { problem } = payment;
  const isLate = problem?.kind === 'late';
  const dates: [MessageDescriptor, string | null | undefined][] = [
    [terms.approved, approved],
    [terms.expected, isLate ? problem.since : null],
    [terms.newDate, isLate ? problem.new_date : null],
    [terms.pending, isPending && !payment.overdue ? expected : null],
    [terms.available, available],
    [terms.withdrawn, payout?.requested_at],
    [terms.sent, payout?.paid_at],
    [terms.arrives, payout && getArrivalDay(payout)],
  ];
  return (
    <DescriptionList>
      {!approved && payment.state !== 'cancelled' && (
        <DescriptionItem label={<FormattedMessage {...terms.inWallet} />}>
          <ExpectedDay payment={payment} />
        </DescriptionItem>
      )}
      {dates.map(
        ([term, date]) =>
          date && (
            <DescriptionItem key={term.id as string} label={<FormattedMessage {...term} />}>
              <DateTime value={date} isInWords />
            </DescriptionItem>
          ),
      )}
      {payout && (
        <DescriptionItem
          label={<FormattedMessage id="payment.withdrawal" defaultMessage="Withdrawal" />}
        >
          <Link href={withdrawalsPage}>{payout.reference}</Link>
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}
