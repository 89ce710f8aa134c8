import {
  ActionBar,
  Button,
  DateField,
  DateTime,
  Dialog,
  Form,
  SelectField,
  Stack,
  SubmitButton,
  TextAreaField,
} from '@byline/design-system';
import { useRef, useState } from 'react';
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
import { useOfflineHold } from '../requests/useOfflineHold.tsx';
import { UserDraft } from '../requests/UserDraft.tsx';
import { useDescribeError } from '../requests/useDescribeError.ts';
import { makeUuid } from '../../api/makeUuid.ts';
import { discussionWords } from './discussionWords.ts';
import { useDelivery } from './useDelivery.ts';

type Values = { task_id: string; until: string; body: string };

function findUnfinishedStep({ steps }: Task): Step | undefined {
  return steps.find(({ status }) => extendableStatuses.includes(status));
}

// Returns a function that returns one idempotency key for the same values, so that a repeated request has no second effect. The server
// requires another key for other values.
function useIdempotencyKeyFor() {
  const last = useRef({ values: '', key: '' });
  return (values: Values): string => {
    const text = JSON.stringify(values);
    if (last.current.values !== text) last.current = { values: text, key: makeUuid() };
    return last.current.key;
  };
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
  const hold = useOfflineHold();
  const getKey = useIdempotencyKeyFor();
  const tasks = getExtendableTasks(job);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = tasks.length === 1 ? tasks[0] : tasks.find(({ id }) => id === chosenId);
  const step = chosen && findUnfinishedStep(chosen);

  const ask = async (values: Values) => {
    const { task_id, until, body } = values;
    // The request does not overtake the messages that were written before.
    const reason = await getOutbox(job.id).flush(delivery);
    if (reason !== undefined) return describeError(reason);
    await send({
      kind: 'extension_request',
      task_id,
      until: new Date(getEndOfDay(until, getAccountZone())).toISOString(),
      body,
      client_ref: getKey(values),
    });
    onOpenChange(false);
  };
  return (
    <Dialog
      title={formatMessage(discussionWords.extensionOpen)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Form<Values> onSubmit={ask}>
        <Stack gap="md">
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
          {hold.formNote({ saved: 'text' })}
          <ActionBar>
            <Button variant="ghost" onPress={() => onOpenChange(false)}>
              <FormattedMessage {...discussionWords.applyCancel} />
            </Button>
            <SubmitButton {...hold.held}>
              <FormattedMessage id="extension.submit" defaultMessage="Ask the brand" />
            </SubmitButton>
          </ActionBar>
        </Stack>
      </Form>
    </Dialog>
  );
}
