import {
  Button,
  Dialog,
  Form,
  Inline,
  Stack,
  SubmitButton,
  TextAreaField,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUpdateApplication } from '../../api/jobs.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';

type DropDialogProps = {
  jobId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Drops out of an accepted job: explains the consequences and asks for a reason. */
export function DropDialog({ jobId, isOpen, onOpenChange }: DropDialogProps) {
  const { formatMessage } = useIntl();
  const updateApplication = useUpdateApplication(jobId);
  const describeError = useDescribeError();
  const drop = async ({ reason }: { reason: string }) => {
    try {
      await updateApplication({ action: 'drop', reason });
      onOpenChange(false);
    } catch (error) {
      return describeError(error);
    }
  };
  return (
    <Dialog
      title={formatMessage({ id: 'drop.title', defaultMessage: 'Drop out of this job?' })}
      tone="danger"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Form<{ reason: string }> onSubmit={drop}>
        <Stack gap="md">
          <p>
            <FormattedMessage
              id="drop.text"
              defaultMessage="Your place goes to someone else, you are not paid, and this counts towards your on-time record."
            />
          </p>
          <TextAreaField
            name="reason"
            label={formatMessage({ id: 'drop.reason', defaultMessage: 'Reason' })}
            maxLength={500}
            isRequired
          />
          <Inline justify="end" gap="sm">
            <Button variant="ghost" onPress={() => onOpenChange(false)}>
              <FormattedMessage id="drop.cancel" defaultMessage="Stay in this job" />
            </Button>
            <SubmitButton tone="danger">
              <FormattedMessage id="drop.confirm" defaultMessage="Drop out" />
            </SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
