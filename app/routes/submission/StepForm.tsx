import {
  ActionBar,
  Form,
  notify,
  Stack,
  SubmitButton,
  Text,
  useIdempotencyKey,
} from '@byline/design-system';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckRule, Step, Task } from '../../../contract/schemas/submission.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useReloadSubmission, useSubmitTask } from '../../api/submission.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { Checks, OpenChecks } from './Checks.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { StepFields } from './StepFields.tsx';
import { useAutosave } from './useAutosave.ts';
import { toSubmit } from './work.ts';

type StepFormProps = {
  jobId: string;
  task: Task;
  step: Step;
  rules: readonly CheckRule[];
  /** The language of the brand's texts. */
  language: string;
  /** Whether the page has no other form. On phones, the button of the form is then always in view. */
  isOnly: boolean;
  /** Called with true before the work is sent, since the new state replaces the form, and with false if that fails. */
  onSendingChange: (isSending: boolean) => void;
};

/** Renders the form of one step, which saves drafts automatically. */
export function StepForm({ jobId, task, step, rules, language, ...props }: StepFormProps) {
  const { isOnly, onSendingChange } = props;
  const { formatMessage } = useIntl();
  const reload = useReloadSubmission(jobId);
  const refresh = useCallback(async () => {
    const view = await reload();
    const reloaded = view?.tasks.find(({ id }) => id === task.id);
    return reloaded?.steps.find(({ key }) => key === step.key);
  }, [reload, step.key, task.id]);
  const { work, state, change, uploads, resolve, finish } = useAutosave({
    jobId,
    task,
    step,
    refresh,
  });
  const submitTask = useSubmitTask(jobId);
  const idempotencyKey = useIdempotencyKey();
  const describeError = useDescribeError();
  const unavailableReason = useUnsentReason('text');

  const submit = async () => {
    onSendingChange(true);
    try {
      await submitTask(toSubmit(work, task, step.key, idempotencyKey.get()));
    } catch (error) {
      onSendingChange(false);
      // The step has changed on the server: reload it.
      if (isApiError(error, 409)) void reload();
      const { errors, ...body } = describeError(error);
      // The server reports an error at a picture, such as `media.0`; the form shows it at the field `media`.
      const [pictureName] = Object.keys(errors ?? {}).filter((name) => name.startsWith('media.'));
      return pictureName
        ? { ...body, errors: { ...errors, media: errors?.[pictureName] ?? '' } }
        : { ...body, ...(errors && { errors }) };
    }
    idempotencyKey.renew();
    finish();
    notify({
      tone: 'success',
      text: formatMessage({
        id: 'submission.sent',
        defaultMessage: 'Submitted for review.',
      }),
    });
  };

  return (
    <Stack gap="lg">
      {state.kind === 'conflict' && <DraftConflict theirs={step} onChoose={resolve} />}
      <Form
        unavailableReason={unavailableReason}
        aria-label={formatMessage(
          { id: 'submission.form', defaultMessage: '{task}: {step}' },
          { task: task.title, step: formatMessage(stepKeyLabels[step.key]) },
        )}
        onSubmit={submit}
      >
        <Stack gap="lg">
          <StepFields
            task={task}
            step={step}
            rules={rules}
            work={work}
            onChange={change}
            uploads={uploads}
          />
          <Checks
            rules={rules}
            work={work}
            step={step.key}
            platform={task.platform}
            onChange={change}
          />
          {/* Outside of the bar, whose button would move with each change of the text. */}
          <SaveStatus state={state} />
          <ActionBar isFixed={isOnly}>
            <div>
              {!isOnly && (
                <Text as="div" size="sm" isTruncated>
                  <BrandText language={language}>{task.title}</BrandText>
                </Text>
              )}
              <OpenChecks rules={rules} work={work} step={step.key} platform={task.platform} />
            </div>
            <SubmitButton>
              <FormattedMessage id="submission.submit" defaultMessage="Submit for review" />
            </SubmitButton>
          </ActionBar>
        </Stack>
      </Form>
    </Stack>
  );
}
