import { DateTime, ListText, Money } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Payment } from '../../../contract/schemas/money.ts';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { reasonTexts } from '../../features/payments/problemTexts.tsx';

function getSum(adjustments: Payment['adjustments']): Payment['net'] | null {
  const [first] = adjustments;
  if (!first) return null;
  const amount = adjustments.reduce((sum, adjustment) => sum + adjustment.amount.amount, 0);
  return { ...first.amount, amount };
}

/** Renders the brand or what is wrong, the withdrawal, and how the amount differs from the agreed one. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { brand, problem, reason, gross, fee, net, adjustments, payout, withdrawn } = payment;
  const payoutPart = payment.payout_part;
  const adjusted = getSum(adjustments);
  const parts = [
    problem ? (
      <FormattedMessage {...reasonTexts[problem.code]} values={{ brand: <bdi>{brand}</bdi> }} />
    ) : (
      <bdi>{brand}</bdi>
    ),
    // Below the state is the new day.
    problem?.new_date && (
      <FormattedMessage
        {...paymentWords.dayLate}
        values={{ day: <DateTime value={problem.since} isInWords dateStyle="short" /> }}
      />
    ),
    payout &&
      (payoutPart.amount < net.amount ? (
        <FormattedMessage
          id="earnings.facts.part"
          defaultMessage="{amount} in {reference}, the rest earlier"
          values={{
            amount: <Money value={payoutPart} />,
            reference: <bdi>{payout.reference}</bdi>,
          }}
        />
      ) : (
        <bdi>{payout.reference}</bdi>
      )),
    !payout && withdrawn.amount > 0 && (
      <FormattedMessage
        {...paymentWords.earningsFactsWithdrawn}
        values={{ amount: <Money value={withdrawn} /> }}
      />
    ),
    !problem && reason && <bdi lang="">{reason}</bdi>,
    (adjusted || fee.amount > 0) && (
      <FormattedMessage
        id="earnings.facts.gross"
        defaultMessage="{amount} gross"
        values={{ amount: <Money value={gross} /> }}
      />
    ),
    adjusted && (
      <FormattedMessage
        id="earnings.adjusted"
        defaultMessage="{kind, select, bonus {{amount} bonus} other {{amount} adjustment}}"
        values={{
          amount: <Money value={adjusted} signDisplay="exceptZero" />,
          kind: adjusted.amount > 0 ? 'bonus' : 'adjustment',
        }}
      />
    ),
    fee.amount > 0 && (
      <FormattedMessage
        id="earnings.facts.fee"
        defaultMessage="{amount} fee"
        values={{ amount: <Money value={{ ...fee, amount: -fee.amount }} /> }}
      />
    ),
  ];
  return <ListText type="facts" items={parts} />;
}
