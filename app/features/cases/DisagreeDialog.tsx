import { FormDialog, notify, Stack, Text, TextAreaField } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CaseSubject } from '../../../contract/rules/cases.ts';
import { supportMessageLength, textRules } from '../../../contract/rules/texts.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { useDispute } from '../../api/disputes.ts';
import { config } from '../../config.ts';
import { useUnsentReason } from '../requests/useUnsentReason.tsx';
import { UserDraft } from '../requests/UserDraft.tsx';

type DisagreeDialogProps = { job: JobDetail; about: CaseSubject; onClose: () => void };

/** Sends an objection to a decision: the work and messages are attached, a text is optional. */
export default function DisagreeDialog({ job, about, onClose }: DisagreeDialogProps) {
  const { formatMessage } = useIntl();
  const dispute = useDispute(job.id);
  const versionCount = job.submissions.filter(({ state }) => state !== 'draft').length;
  return (
    <FormDialog<{ message: string }>
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formatMessage({
        id: 'disagree.title',
        defaultMessage: 'Disagree with this decision',
      })}
      description={
        <Stack gap="md">
          <Text>
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
        </Stack>
      }
      submitLabel={<FormattedMessage id="disagree.submit" defaultMessage="Send" />}
      unavailableReason={useUnsentReason('text')}
      onSubmit={async ({ message }, { idempotencyKey }) => {
        await dispute({
          topic: 'dispute',
          about,
          job_id: job.id,
          ...(message && { message }),
          client_ref: idempotencyKey,
        });
        notify({
          tone: 'success',
          text: formatMessage({
            id: 'disagree.sent',
            defaultMessage: 'Your objection is sent. You see here when it is decided.',
          }),
        });
      }}
    >
      <UserDraft storageKey={`disagree:${job.id}`} />
      <TextAreaField
        name="message"
        label={formatMessage({
          id: 'disagree.message',
          defaultMessage: 'Why do you disagree? (optional)',
        })}
        rows={4}
        maxLength={supportMessageLength.max}
        rules={textRules}
      />
    </FormDialog>
  );
}
