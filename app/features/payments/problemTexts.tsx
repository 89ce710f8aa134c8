import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { NextActor, ProblemReason } from '../../../contract/rules/paymentProblems.ts';
import type { PaymentProblem } from '../../../contract/schemas/money.ts';
import { serverNow } from '../../api/serverTime.ts';
import { Day } from './Day.tsx';

/** Why a payment is late or on hold; the mails have the same words. */
export const reasonTexts: Record<ProblemReason, MessageDescriptor> = defineMessages({
  no_reason_yet: {
    id: 'problem.reason.noReasonYet',
    defaultMessage: 'The money of {brand} has not arrived.',
  },
  asking_brand: { id: 'problem.reason.askingBrand', defaultMessage: 'We are asking {brand}.' },
  brand_not_paid: {
    id: 'problem.reason.brandNotPaid',
    defaultMessage: '{brand} has not paid us yet.',
  },
  bank_delay: {
    id: 'problem.reason.bankDelay',
    defaultMessage: 'The bank needs longer than usual.',
  },
  wrong_invoice: {
    id: 'problem.reason.wrongInvoice',
    defaultMessage: 'An invoice between {brand} and us has to be corrected.',
  },
  account_details: {
    id: 'problem.reason.accountDetails',
    defaultMessage: 'We need something from you.',
  },
  our_delay: { id: 'problem.reason.ourDelay', defaultMessage: 'We are late ourselves.' },
  other: { id: 'problem.reason.other', defaultMessage: 'Something else is in the way.' },
  checking_work: {
    id: 'problem.reason.checkingWork',
    defaultMessage: 'We are checking the work.',
  },
  post_missing: { id: 'problem.reason.postMissing', defaultMessage: 'Your post cannot be seen.' },
  brand_objects: {
    id: 'problem.reason.brandObjects',
    defaultMessage: '{brand} objects to the payment.',
  },
  suspected_fraud: {
    id: 'problem.reason.suspectedFraud',
    defaultMessage: 'We are checking something unusual on the account or post.',
  },
});

/** Who has to act next. */
export const actorTexts: Record<NextActor, MessageDescriptor> = defineMessages({
  brand: { id: 'problem.next.brand', defaultMessage: '{brand}' },
  us: { id: 'problem.next.us', defaultMessage: 'We do' },
  bank: { id: 'problem.next.bank', defaultMessage: 'The bank' },
  you: { id: 'problem.next.you', defaultMessage: 'You do' },
});

/** A date that a problem leads to: a new date, the day of the answer or the review; `isMissed` if the date has passed. */
export type ProblemDate = { kind: 'new' | 'answer' | 'review'; at: string; isMissed: boolean };

/** Returns the date that a problem leads to; null for a hold without a date. */
export function getProblemDate({
  new_date: newDate,
  answer_by: answer,
  review_on: review,
}: Pick<PaymentProblem, 'new_date' | 'answer_by' | 'review_on'>): ProblemDate | null {
  const at = newDate ?? answer ?? review;
  if (at === null) return null;
  const kind = newDate ? 'new' : answer ? 'answer' : 'review';
  return { kind, at, isMissed: Date.parse(at) < serverNow() };
}

/** Renders what happens by the date of a problem, or that we missed the date. */
export function DateSentence({ date: { kind, at, isMissed } }: { date: ProblemDate }) {
  const date = <Day at={at} />;
  if (isMissed) {
    return kind === 'review' ? (
      <FormattedMessage
        id="problem.reviewMissed"
        defaultMessage="The review was due {date}, and is late. Our team knows that it is urgent."
        values={{ date }}
      />
    ) : (
      <FormattedMessage
        id="problem.answerMissed"
        defaultMessage="You were to hear from us by {date}. We have not kept that. Our team knows that it is urgent."
        values={{ date }}
      />
    );
  }
  if (kind === 'new') {
    return (
      <FormattedMessage
        id="problem.newDate"
        defaultMessage="The new date is {date}."
        values={{ date }}
      />
    );
  }
  return kind === 'answer' ? (
    <FormattedMessage
      id="problem.answerBy"
      defaultMessage="You will hear from us by {date}."
      values={{ date }}
    />
  ) : (
    <FormattedMessage
      id="problem.reviewBy"
      defaultMessage="We review this by {date}."
      values={{ date }}
    />
  );
}
