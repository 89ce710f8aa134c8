import { ButtonLink, Dialog, Inline, Skeleton } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '../../api/ApiError.ts';
import { useJob } from '../../api/jobs.ts';
import { getContactHref } from '../../features/help/contactHref.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { paths } from '../../paths.ts';
import { PaymentDetails } from './PaymentDetails.tsx';

const none = (
  <FormattedMessage id="payment.none" defaultMessage="There is no payment for this job." />
);

/** Shows the payment of a job with its amounts and dates. The address holds the job, so that Back closes the dialog. */
export default function PaymentDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const query = useJob(jobId);
  const payment = query.data?.payment;
  const question = {
    topic: 'payment',
    job: jobId,
    page: paths.payment(jobId),
    subject: formatMessage(
      { id: 'payment.subject', defaultMessage: 'Payment for {job}' },
      { job: payment?.job_title ?? '' },
    ),
  } as const;
  return (
    <Dialog
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="payment.title" defaultMessage="Payment" />}
      footer={
        payment && (
          <Inline gap="sm" justify="end">
            <ButtonLink variant="ghost" href={getContactHref(question)}>
              <FormattedMessage id="payment.ask" defaultMessage="Ask about this payment" />
            </ButtonLink>
            <ButtonLink variant="outline" href={paths.job(jobId)}>
              <FormattedMessage id="payment.job" defaultMessage="Open job" />
            </ButtonLink>
          </Inline>
        )
      }
    >
      {isApiError(query.error, 404) ? (
        none
      ) : (
        <Loaded
          query={query}
          errorTitle={
            <FormattedMessage
              id="payment.problem"
              defaultMessage="The payment could not be loaded."
            />
          }
          skeleton={<Skeleton lines={8} />}
        >
          {(job) => (job.payment ? <PaymentDetails payment={job.payment} /> : none)}
        </Loaded>
      )}
    </Dialog>
  );
}
