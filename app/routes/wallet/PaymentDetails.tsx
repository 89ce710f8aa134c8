import {
  DateTime,
  DescriptionItem,
  DescriptionList,
  Inline,
  Money,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Payment } from '../../../contract/schemas/money.ts';
import { PaymentBadge } from '../../features/payments/PaymentBadge.tsx';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { pageWords } from './pageWords.ts';
import { PaymentDates } from './PaymentDates.tsx';
import { BrandText } from '../../features/jobs/BrandText.tsx';

function Amounts({ payment }: { payment: Payment }) {
  const { gross, adjustments, fee, net, withdrawn, payout, payout_part: part } = payment;
  return (
    <DescriptionList layout="bill">
      <DescriptionItem label={<FormattedMessage {...pageWords.earningsGross} />}>
        <Money value={gross} />
      </DescriptionItem>
      {adjustments.map(({ label, tasks, amount }, index) => (
        <DescriptionItem
          key={index}
          label={
            tasks ? (
              <FormattedMessage
                id="earnings.tasksApproved"
                defaultMessage="Approved tasks: {approved, number} of {total, number}"
                values={{ approved: tasks.approved, total: tasks.total }}
              />
            ) : (
              <bdi lang="">{label}</bdi>
            )
          }
        >
          <Money value={amount} signDisplay="exceptZero" />
        </DescriptionItem>
      ))}
      <DescriptionItem label={<FormattedMessage {...pageWords.earningsFee} />}>
        {/* Subtracted from 0, because negating a fee of 0 would give -0. */}
        <Money value={{ ...fee, amount: 0 - fee.amount }} />
      </DescriptionItem>
      <DescriptionItem isStrong label={<FormattedMessage {...paymentWords.earningsNet} />}>
        <Money value={net} />
      </DescriptionItem>
      {payout && part.amount < net.amount && (
        <DescriptionItem
          label={
            <FormattedMessage
              id="earnings.part"
              defaultMessage="In {reference}, the rest earlier"
              values={{ reference: <bdi>{payout.reference}</bdi> }}
            />
          }
        >
          <Money value={part} />
        </DescriptionItem>
      )}
      {!payout && withdrawn.amount > 0 && (
        <DescriptionItem
          label={<FormattedMessage id="earnings.withdrawn" defaultMessage="Already withdrawn" />}
        >
          <Money value={withdrawn} />
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

/** Shows the job of a payment, its amounts from gross to net, its dates, and why it waits; `PaymentNotes` shows what is wrong with it. */
export function PaymentDetails({ payment }: { payment: Payment }) {
  const { job_title: title, brand, reason, expected_moved: moved } = payment;
  return (
    <Stack gap="lg">
      <Stack gap="2xs">
        <Text weight="semibold">
          <BrandText language={payment.job_language}>{title}</BrandText>
        </Text>
        <Text size="sm" isMuted>
          <bdi>{brand}</bdi>
        </Text>
        <Inline gap="xs">
          <PaymentBadge payment={payment} />
        </Inline>
        {reason && !payment.problem && (
          <p>
            <bdi lang="">{reason}</bdi>
          </p>
        )}
        {moved && !payment.problem && (
          <p>
            <FormattedMessage
              id="payment.moved"
              defaultMessage="The date was moved from {date}: {reason}"
              values={{
                date: <DateTime value={moved.from} isInWords />,
                reason: <bdi lang="">{moved.reason}</bdi>,
              }}
            />
          </p>
        )}
      </Stack>
      <Amounts payment={payment} />
      <PaymentDates payment={payment} />
    </Stack>
  );
}
