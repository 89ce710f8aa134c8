import { ButtonLink, Dialog, Loaded, Skeleton, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../../api/ApiError.ts';
import { useJob } from '../../api/jobs.ts';
import { AskAboutPayment, PaymentNotes } from '../../features/cases/PaymentNotes.tsx';
import { paths } from '../../paths.ts';
import { PaymentDetails } from './PaymentDetails.tsx';

const none = (
  <FormattedMessage id="payment.none" defaultMessage="There is no payment for this job." />
);

/** Shows the payment of a job with its amounts and dates. The address holds the job, so that Back closes the dialog. */
export default function PaymentDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const query = useJob(jobId);
  return (
    <Dialog
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="payment.title" defaultMessage="Payment" />}
      footer={
        query.data?.payment && (
          <>
            <AskAboutPayment job={query.data} />
            <ButtonLink variant="soft" href={paths.job(jobId)}>
              <FormattedMessage id="payment.job" defaultMessage="Open job" />
            </ButtonLink>
          </>
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
          {(job) =>
            job.payment ? (
              <Stack gap="lg">
                <PaymentNotes job={job} isAskedBelow />
                <PaymentDetails payment={job.payment} />
              </Stack>
            ) : (
              none
            )
          }
        </Loaded>
      )}
    </Dialog>
  );
}
