import { DateTime } from '@byline/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Payment, PaymentProblem } from '../../../contract/schemas/money.ts';
import { serverNow } from '../../api/serverTime.ts';
import { dateWords } from '../../features/dates/dateWords.ts';
import { getArrivalDay, hasArrived } from '../../features/payments/hasArrived.ts';
import { LateDay } from '../../features/payments/LateDay.tsx';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { ExpectedDay } from './ExpectedDay.tsx';

const days = defineMessages({
  review: paymentWords.dayReview,
  held: { id: 'payment.day.held', defaultMessage: 'Since {day}' },
  reply: { id: 'payment.day.reply', defaultMessage: 'Reply by {day}' },
  arrives: dateWords.payDayToBank,
});

function hasReplyDay({ new_date: newDate, answer_by: answer }: PaymentProblem): boolean {
  return newDate === null && answer !== null && Date.parse(answer) >= serverNow();
}

function getDay(payment: Payment): [MessageDescriptor | null, string | null] {
  const { state, problem, payout, expected_on: expected, available_at: available } = payment;
  if (problem?.kind === 'late') return [days.reply, problem.answer_by];
  if (problem?.review_on) return [days.review, problem.review_on];
  if (problem) return [days.held, problem.since];
  if (payout) return [hasArrived(payout) ? null : days.arrives, getArrivalDay(payout)];
  if (state === 'available') return [null, available];
  return [null, state === 'pending' ? expected : null];
}

/**
 * Renders the day to show below a payment's state: when it was or is newly due, when we reply, is reviewed, was put on hold, is in the bank, became
 * available or is expected.
 */
export function PaymentDay({ payment }: { payment: Payment }) {
  const { problem } = payment;
  // A late payment without a new day has a day of our reply, unless that has passed too.
  if (problem?.kind === 'late' && !hasReplyDay(problem)) {
    return <LateDay at={problem.new_date ?? problem.since} />;
  }
  const [text, at] = getDay(payment);
  if (at === null) {
    return payment.state === 'estimated' ? <ExpectedDay payment={payment} /> : null;
  }
  const day = <DateTime value={at} isInWords dateStyle="short" />;
  return text ? <FormattedMessage {...text} values={{ day }} /> : day;
}
