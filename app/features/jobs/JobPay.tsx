import { Inline, Money, Text, useFormats, type MoneyValue } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { workingStates } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Pay } from '../../../contract/schemas/jobs.ts';

/**
 * Returns the agreed rate, or the offer of an open invitation; null if the job's own pay applies. Until acceptance,
 * `application.rate` is only what the user asked for.
 */
function getAgreedPay({ application, invitation }: JobDetail): MoneyValue | null {
  if (!application) return invitation?.state === 'sent' ? invitation.offer : null;
  return workingStates.includes(application.state) ? application.rate : null;
}

// Renders the words between amounts small and muted, so that the amounts stand out.
const renderSmall = (text: ReactNode[]) => (
  <Text as="span" size="sm" isMuted>
    {text}
  </Text>
);

function OwnPay({ pay: { type, min, max, product_value: product } }: { pay: Pay }) {
  if (type === 'product') {
    return product ? (
      <FormattedMessage
        id="job.pay.product"
        defaultMessage="Product only<words>, worth {value}</words>"
        values={{ value: <Money value={product} />, words: renderSmall }}
      />
    ) : (
      <FormattedMessage id="job.pay.unpaid" defaultMessage="Product only, unpaid" />
    );
  }
  if (type === 'performance' && max) {
    return (
      <FormattedMessage
        id="job.pay.performance"
        defaultMessage="<words>Up to</words> {max}<words>, based on results</words>"
        values={{ max: <Money value={max} />, words: renderSmall }}
      />
    );
  }
  if (min && max && min.amount !== max.amount) {
    return (
      <FormattedMessage
        id="job.pay.range"
        defaultMessage="{min} <words>to</words> {max}"
        values={{ min: <Money value={min} />, max: <Money value={max} />, words: renderSmall }}
      />
    );
  }
  const amount = min ?? max;
  return amount && <Money value={amount} />;
}

type ApproximatePayProps = { value: NonNullable<Pay['approximate']>; type: Pay['type'] };

function ApproximatePay({ value: { min, max, day }, type }: ApproximatePayProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const title = formatMessage(
    {
      id: 'job.pay.rates',
      defaultMessage:
        'In your currency, by the reference rates of {day}. You are paid in the currency of the job.',
    },
    { day: date(day) },
  );
  return (
    <Text as="span" size="sm" isMuted>
      <span title={title}>
        {type === 'range' && min.amount !== max.amount && (
          <>
            <Money value={min} isApproximate />
            {' – '}
          </>
        )}
        <Money value={max} isApproximate />
      </span>
    </Text>
  );
}

/**
 * Renders what a job pays: an amount, a range, a maximum or a product; in another currency than the account's also what that is
 * worth approximately.
 */
export function JobPay({ pay }: { pay: Pay }) {
  if (!pay.approximate) return <OwnPay pay={pay} />;
  return (
    <Inline as="span" gap="xs">
      <span>
        <OwnPay pay={pay} />
      </span>
      <ApproximatePay value={pay.approximate} type={pay.type} />
    </Inline>
  );
}

/** Renders what a job pays this user: the amount that was agreed or offered, or else the pay of the job. */
export function AgreedPay({ job }: { job: JobDetail }) {
  const agreed = getAgreedPay(job);
  return agreed ? <Money value={agreed} /> : <JobPay pay={job.pay} />;
}
