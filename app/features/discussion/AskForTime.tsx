import {
  DateField,
  DateTime,
  FormDialog,
  SelectField,
  TextAreaField,
  type FormDialogRequest,
} from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getEndOfDay } from '../../../contract/rules/timeZones.ts';
import { getAccountZone } from '../../api/accountZone.ts';
import { messageMaxLength, textRules } from '../../../contract/rules/texts.ts';
import { extendableStatuses } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Step, Task } from '../../../contract/schemas/submission.ts';
import { useSendMessage } from '../../api/discussion.ts';
import { getOutbox } from '../../device/outbox.ts';
import { useReadJob } from '../jobs/useReadJob.ts';
import { stepKeyLabels } from '../jobs/stateLabels.ts';
import { useUnsentReason } from '../requests/useUnsentReason.tsx';
import { UserDraft } from '../requests/UserDraft.tsx';
import { useDescribeError } from '../requests/useDescribeError.ts';
import { discussionWords } from './discussionWords.ts';
import { useDelivery } from './useDelivery.ts';

type Values = { task_id: string; until: string; body: string };

function findUnfinishedStep({ steps }: Task): Step | undefined {
  return steps.find(({ status }) => extendableStatuses.includes(status));
}

/** Returns the tasks of accepted work that more time can be asked for. */
export function getExtendableTasks({ application, tasks }: JobDetail): Task[] {
  return application?.state === 'accepted' ? tasks.filter(findUnfinishedStep) : [];
}

type AskForTimeProps = { job: JobDetail; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Renders the dialog that asks the brand for more time. */
export function AskForTime({ job: latest, isOpen, onOpenChange }: AskForTimeProps) {
  const [job] = useReadJob(latest, isOpen);
  const { formatMessage } = useIntl();
  const send = useSendMessage(job.id);
  const delivery = useDelivery(job.id);
  const describeError = useDescribeError();
  const tasks = getExtendableTasks(job);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = tasks.length === 1 ? tasks[0] : tasks.find(({ id }) => id === chosenId);
  const step = chosen && findUnfinishedStep(chosen);

  const ask = async (values: Values, { idempotencyKey }: FormDialogRequest) => {
    const { task_id, until, body } = values;
    // The request does not overtake the messages that were written before.
    const reason = await getOutbox(job.id).flush(delivery);
    if (reason !== undefined) return describeError(reason);
    await send({
      kind: 'extension_request',
      task_id,
      until: new Date(getEndOfDay(until, getAccountZone())).toISOString(),
      body,
      client_ref: idempotencyKey,
    });
  };
  return (
    <FormDialog<Values>
      title={formatMessage(discussionWords.extensionOpen)}
      submitLabel={<FormattedMessage id="extension.submit" defaultMessage="Ask the brand" />}
      unavailableReason={useUnsentReason('text')}
      onSubmit={ask}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <UserDraft storageKey={`extension:${job.id}`} />
      <SelectField
        name="task_id"
        label={formatMessage({ id: 'extension.task', defaultMessage: 'Task' })}
        options={tasks.map(({ id, title }) => ({ id, label: title }))}
        defaultValue={chosen?.id ?? null}
        onChange={setChosenId}
        isRequired
      />
      <DateField
        name="until"
        label={formatMessage({ id: 'extension.until', defaultMessage: 'New due date' })}
        description={
          step && (
            <FormattedMessage
              id="extension.present"
              defaultMessage="{step}: due {date} now"
              values={{
                step: formatMessage(stepKeyLabels[step.key]),
                date: <DateTime value={step.due_at} isInWords />,
              }}
            />
          )
        }
        isRequired
      />
      <TextAreaField
        name="body"
        label={formatMessage(discussionWords.dropReason)}
        maxLength={messageMaxLength}
        rules={textRules}
        isRequired
      />
    </FormDialog>
  );
}
