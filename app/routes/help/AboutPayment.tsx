import { Money, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useJob } from '../../api/jobs.ts';
import { overdueLabel, paymentLabels } from '../../features/payments/paymentLabels.ts';

/** Shows the payment that a message is about, and that the answer will be shown at the payment. */
export function AboutPayment({ jobId }: { jobId: string }) {
  const payment = useJob(jobId).data?.payment;
  if (!payment) return null;
  return (
    <Text isMuted size="sm">
      <FormattedMessage
        id="contact.aboutPayment"
        defaultMessage="About the payment: {amount}, {state}. Our answer shows there, and you get it by email."
        values={{
          amount: <Money value={payment.net} />,
          state: (
            <FormattedMessage
              {...(payment.overdue ? overdueLabel : paymentLabels[payment.state])}
            />
          ),
        }}
      />
    </Text>
  );
}
