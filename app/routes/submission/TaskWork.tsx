import {
  Banner,
  Card,
  DateTime,
  Inline,
  PlatformName,
  Prose,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { CheckRule, Step, Task } from '../../../server/contract/submission.ts';
import { StepBadge } from '../../features/jobs/StateBadge.tsx';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';
import { getTaskRules } from './checks.ts';
import { StepForm } from './StepForm.tsx';
import { StepNote } from './StepNote.tsx';
import { findCurrentStep, isWritable } from './work.ts';

type TaskWorkProps = {
  jobId: string;
  task: Task;
  rules: readonly CheckRule[];
  isReadOnly: boolean;
};

function Feedback({ step }: { step: Step }) {
  const feedback = step.submission?.feedback ?? [];
  if (step.status !== 'changes_requested' || feedback.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage id="taskWork.feedback" defaultMessage="The brand requested changes" />
      }
    >
      {feedback.map(({ at, text }) => (
        <Prose key={at} text={text} />
      ))}
      {step.revisions_left !== null && (
        <FormattedMessage
          id="taskWork.revisions"
          defaultMessage="{count, plural, =0 {This is the last included version.} one {# more revision is included.} other {# more revisions are included.}}"
          values={{ count: step.revisions_left }}
        />
      )}
    </Banner>
  );
}

function TaskDone() {
  return (
    <Banner
      tone="success"
      title={<FormattedMessage id="taskWork.done" defaultMessage="This task is done" />}
    >
      <FormattedMessage
        id="taskWork.doneText"
        defaultMessage="Approval is final. The job’s timeline shows when you get paid."
      />
    </Banner>
  );
}

/** Renders a task: its current step with the status, feedback and form. */
export function TaskWork({ jobId, task, rules, isReadOnly }: TaskWorkProps) {
  const step = findCurrentStep(task);
  return (
    <Card
      title={<bdi>{task.title}</bdi>}
      hint={<PlatformName platform={task.platform} size={16} />}
      actions={step && <StepBadge status={step.status} />}
    >
      <Stack gap="lg">
        {step ? (
          <>
            <Inline justify="between">
              <Text weight="semibold" as="h3">
                <FormattedMessage {...stepKeyLabels[step.key]} />
              </Text>
              <Text as="span" tone="muted" size="sm">
                <FormattedMessage
                  id="taskWork.due"
                  defaultMessage="due {date}"
                  values={{ date: <DateTime value={step.due_at} /> }}
                />
              </Text>
            </Inline>
            <Feedback step={step} />
            {isWritable(step) && !isReadOnly ? (
              <StepForm
                key={`${step.key}-${step.status}`}
                jobId={jobId}
                task={task}
                step={step}
                rules={getTaskRules(rules, task)}
              />
            ) : (
              <StepNote step={step} task={task} />
            )}
          </>
        ) : (
          <TaskDone />
        )}
      </Stack>
    </Card>
  );
}
