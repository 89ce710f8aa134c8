import {
  ActionBar,
  Button,
  Dialog,
  Form,
  notify,
  Stack,
  SubmitButton,
  Text,
  TextAreaField,
} from '@byline/design-system';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CaseSubject } from '../../../contract/rules/cases.ts';
import { supportMessageLength, textRules } from '../../../contract/rules/texts.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useDispute } from '../../api/disputes.ts';
import { useIdempotencyKey } from '../../api/idempotencyKey.ts';
import { config } from '../../config.ts';
import { useOfflineHold } from '../requests/useOfflineHold.tsx';
import { UserDraft } from '../requests/UserDraft.tsx';

type DisagreeDialogProps = { job: JobDetail; about: CaseSubject; onClose: () => void };

/** Sends an objection to a decision: the work and messages are attached, a text is optional. */
export default function DisagreeDialog({ job, about, onClose }: DisagreeDialogProps) {
  const { formatMessage } = useIntl();
  const idempotencyKey = useIdempotencyKey();
  const dispute = useDispute(job.id);
  const hold = useOfflineHold();
  const aboutId = useId();
  const versionCount = job.submissions.filter(({ state }) => state !== 'draft').length;
  const submit = async ({ message }: { message: string }) => {
    try {
      await dispute({
        topic: 'dispute',
        about,
        job_id: job.id,
        ...(message && { message }),
        client_ref: idempotencyKey.get(),
      });
      notify({
        tone: 'success',
        text: formatMessage({
          id: 'disagree.sent',
          defaultMessage: 'Your objection is sent. You see here when it is decided.',
        }),
      });
      onClose();
    } catch (error) {
      // The server has refused this request. The next one may have another text, which needs another key.
      if (isApiError(error, 409, 422)) idempotencyKey.renew();
      throw error;
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formatMessage({
        id: 'disagree.title',
        defaultMessage: 'Disagree with this decision',
      })}
    >
      <Form<{ message: string }> onSubmit={submit}>
        <Stack gap="md">
          <UserDraft storageKey={`disagree:${job.id}`} />
          <Text id={aboutId}>
            <FormattedMessage
              id="disagree.text"
              defaultMessage="We ask {brand}, look at your work, and decide within {days, plural, one {# day} other {# days}}, with reasons: you are paid, paid a part, or the decision stays. A decision can be reviewed once."
              values={{ brand: <bdi>{job.brand.name}</bdi>, days: config.policy.case_days }}
            />
          </Text>
          <Text size="sm" isMuted>
            <FormattedMessage
              id="disagree.attached"
              defaultMessage="Attached: {count, plural, =0 {your discussion with the brand} one {your version and your discussion with the brand} other {your # versions and your discussion with the brand}}."
              values={{ count: versionCount }}
            />
          </Text>
          <TextAreaField
            // With the sentence that a decision can be reviewed only once.
            aria-describedby={aboutId}
            name="message"
            label={formatMessage({
              id: 'disagree.message',
              defaultMessage: 'Why do you disagree? (optional)',
            })}
            rows={4}
            maxLength={supportMessageLength.max}
            rules={textRules}
          />
          {hold.formNote({ saved: 'text' })}
          <ActionBar>
            <Button variant="ghost" onPress={onClose}>
              <FormattedMessage id="disagree.cancel" defaultMessage="Cancel" />
            </Button>
            <SubmitButton {...hold.held}>
              <FormattedMessage id="disagree.submit" defaultMessage="Send" />
            </SubmitButton>
          </ActionBar>
        </Stack>
      </Form>
    </Dialog>
  );
}
