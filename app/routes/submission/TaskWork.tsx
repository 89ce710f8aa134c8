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
import { FormattedMessage, useIntl } from 'react-intl';
import { getTaskRules } from '../../../contract/rules/work.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { CheckRule, Step, Submission, Task } from '../../../contract/schemas/submission.ts';
import { AddToCalendar } from '../../features/calendar/AddToCalendar.tsx';
import { getDeadlines, toStepEvent } from '../../features/calendar/calendarEvents.ts';
import { DueBadge } from '../../features/jobs/DueBadge.tsx';
import { StepBadge } from '../../features/jobs/StateBadge.tsx';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';
import { isWritable } from '../../features/jobs/steps.ts';
import { StepForm } from './StepForm.tsx';
import { StepNote } from './StepNote.tsx';
import { UnsentWork } from './UnsentWork.tsx';
import { findCurrentStep } from './work.ts';
import { BrandText, toLang } from '../../features/jobs/BrandText.tsx';

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

type FeedbackProps = Pick<TaskWorkProps, 'versions'> & { step: Step; language: string };

function Feedback({ step, versions, language }: FeedbackProps) {
  // The feedback of the newest submitted version, because a draft that was saved later has none.
  const feedback = versions.findLast((version) => version.step === step.key)?.feedback ?? [];
  if (step.status !== 'changes_requested' || feedback.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage id="taskWork.feedback" defaultMessage="The brand requested changes" />
      }
    >
      {feedback.map(({ at, text }) => (
        <Prose key={at} text={text} lang={toLang(language)} />
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

/** Renders a task: its current step with the status, feedback and form. */
export function TaskWork({ jobId, job, task, rules, versions, ...props }: TaskWorkProps) {
  const { isReadOnly, isOnly } = props;
  const step = findCurrentStep(task);
  const language = job?.language ?? 'und';
  return (
    <Card
      title={<BrandText language={language}>{task.title}</BrandText>}
      hint={<PlatformName platform={task.platform} size={16} />}
      actions={step && <StepBadge status={step.status} />}
    >
      <Stack gap="lg">
        {step ? (
          <>
            <Feedback step={step} versions={versions} language={language} />
            <Inline justify="between">
              <Inline gap="xs">
                <Text weight="semibold" as="h3">
                  <FormattedMessage {...stepKeyLabels[step.key]} />
                </Text>
                {job && <StepCalendar job={job} task={task} step={step} />}
              </Inline>
              {isWritable(step) ? (
                <DueBadge at={step.due_at}>
                  {(when) => (
                    <FormattedMessage
                      id="taskWork.dueIn"
                      defaultMessage="Due {when}"
                      values={{ when }}
                    />
                  )}
                </DueBadge>
              ) : (
                <Text as="span" tone="muted" size="sm">
                  <DateTime value={step.due_at} isInWords />
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
                isOnly={isOnly}
              />
            ) : (
              <>
                <StepNote step={step} task={task} />
                <UnsentWork step={step} task={task} />
              </>
            )}
          </>
        ) : (
          <Banner
            tone="success"
            title={<FormattedMessage id="taskWork.done" defaultMessage="This task is done" />}
          >
            <FormattedMessage id="taskWork.final" defaultMessage="Approval is final." />
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
