import {
  Banner,
  Card,
  DateTime,
  Inline,
  Stack,
  Text,
  Heading,
  DueBadge,
  focusOnMount,
} from '@byline/design-system';
import { PlatformName } from '@byline/design-system/portal';
import { useCallback, useRef } from 'react';
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { getTaskRules } from '../../../contract/rules/work.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { CheckRule, Step, Submission, Task } from '../../../contract/schemas/submission.ts';
import { AddToCalendar } from '../../features/calendar/AddToCalendar.tsx';
import { getDeadlines, toStepEvent } from '../../features/calendar/calendarEvents.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { RequestedChanges } from '../../features/jobs/RequestedChanges.tsx';
import { StepBadge } from '../../features/jobs/StateBadge.tsx';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';
import { isWritable } from '../../features/jobs/steps.ts';
import { StepForm } from './StepForm.tsx';
import { StepNote } from './StepNote.tsx';
import { UnsentWork } from './UnsentWork.tsx';
import { findCurrentStep } from './work.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';

const dueMessage: MessageDescriptor = defineMessage({
  id: 'taskWork.dueIn',
  defaultMessage: 'Due {when}',
});

type TaskWorkProps = {
  jobId: string;
  /** The job, once it has loaded. */
  job: JobDetail | undefined;
  task: Task;
  rules: readonly CheckRule[];
  /** Every submitted version of the work, oldest first. */
  versions: readonly Submission[];
  /** Whether the application is no longer `accepted`, so that nothing can be submitted. */
  isReadOnly: boolean;
  /** Whether no other task of the page can be worked on. */
  isOnly: boolean;
};

function StepCalendar({ job, task, step }: { job: JobDetail; task: Task; step: Step }) {
  const intl = useIntl();
  const deadline = getDeadlines([task]).find(({ step: key }) => key === step.key);
  return (
    <AddToCalendar
      variant="ghost"
      size="sm"
      fileName={`${job.id}-${step.key}`}
      events={deadline ? [toStepEvent(job, deadline, intl)] : []}
    />
  );
}

/** Renders a task: its current step with the status, feedback and form. */
export function TaskWork({ jobId, job, task, rules, versions, ...props }: TaskWorkProps) {
  const { isReadOnly, isOnly } = props;
  const step = findCurrentStep(task);
  const isSent = useRef(false);
  // The form with the focused button is gone, and the new state is further up.
  const showState = useCallback((state: HTMLElement | null) => {
    if (!state || !isSent.current) return;
    isSent.current = false;
    focusOnMount(state);
    state.closest('[data-card]')?.scrollIntoView({ block: 'start' });
  }, []);
  const language = job?.language ?? 'und';
  return (
    <Card
      title={<BrandText language={language}>{task.title}</BrandText>}
      description={<PlatformName platform={task.platform} size={16} />}
      // The request of the brand, which comes first, says it.
      actions={step && step.status !== 'changes_requested' && <StepBadge status={step.status} />}
    >
      <Stack gap="lg">
        {step ? (
          <>
            <RequestedChanges step={step} versions={versions} language={language} />
            <Inline justify="between">
              <Inline gap="xs">
                <Heading level={3}>
                  <FormattedMessage {...stepKeyLabels[step.key]} />
                </Heading>
                {job && <StepCalendar job={job} task={task} step={step} />}
              </Inline>
              {isWritable(step) ? (
                <DueBadge value={step.due_at}>
                  {(when) => <FormattedMessage {...dueMessage} values={{ when }} />}
                </DueBadge>
              ) : (
                <Text as="span" isMuted size="sm">
                  <FormattedMessage
                    {...dueMessage}
                    values={{ when: <DateTime value={step.due_at} isInWords /> }}
                  />
                </Text>
              )}
            </Inline>
            {isWritable(step) && !isReadOnly ? (
              <StepForm
                // The form reads its draft when it mounts, so each step, and each status of a step, has its own form.
                key={`${step.key}-${step.status}`}
                jobId={jobId}
                task={task}
                step={step}
                rules={getTaskRules(rules, task)}
                language={language}
                isOnly={isOnly}
                onSendingChange={(isSending) => {
                  isSent.current = isSending;
                }}
              />
            ) : (
              <>
                <StepNote ref={showState} step={step} task={task} />
                <UnsentWork step={step} task={task} />
              </>
            )}
          </>
        ) : (
          <Banner
            ref={showState}
            tone="success"
            title={<FormattedMessage id="taskWork.done" defaultMessage="This task is done" />}
          >
            <FormattedMessage {...jobWords.taskWorkFinal} />
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
