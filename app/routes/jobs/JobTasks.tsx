import {
  DateTime,
  DescriptionItem,
  DescriptionList,
  Inline,
  Stack,
  Heading,
} from '@byline/design-system';
import { PlatformName } from '@byline/design-system/portal';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import type { Step, Task } from '../../../contract/schemas/submission.ts';
import { StepBadge } from '../../features/jobs/StateBadge.tsx';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';

/** Renders when a step is due, as certain as the dates of the job say it: only accepted work has a fixed day. */
function DueDay({ step, date }: { step: Step; date: DateStep | undefined }) {
  if (date?.certainty !== 'expected' || !date.at) {
    return (
      <FormattedMessage
        id="job.task.due"
        defaultMessage="due {date}"
        values={{ date: <DateTime value={step.due_at} isInWords /> }}
      />
    );
  }
  return (
    <FormattedMessage
      id="job.task.about"
      defaultMessage="due about {date}"
      values={{ date: <DateTime value={date.at} isInWords dateStyle="short" /> }}
    />
  );
}

type TaskStepsProps = { task: Task; dates: readonly DateStep[]; language: string };

function TaskSteps({ task, dates, language }: TaskStepsProps) {
  return (
    <Stack gap="sm" as="li">
      <Inline justify="between">
        <Heading level={2} size="md">
          <BrandText language={language}>{task.title}</BrandText>
        </Heading>
        <PlatformName platform={task.platform} />
      </Inline>
      <DescriptionList layout="bill">
        {task.steps.map((step) => (
          <DescriptionItem key={step.key} label={<FormattedMessage {...stepKeyLabels[step.key]} />}>
            <Inline gap="sm" justify="end">
              <DueDay
                step={step}
                date={dates.find(({ key, task: of }) => key === step.key && of?.id === task.id)}
              />
              <StepBadge status={step.status} />
            </Inline>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Stack>
  );
}

/** Lists the tasks of a job with their steps and due dates. */
export function JobTasks({ job: { tasks, dates, language } }: { job: JobDetail }) {
  return (
    <Stack gap="lg" as="ol">
      {tasks.map((task) => (
        <TaskSteps key={task.id} task={task} dates={dates} language={language} />
      ))}
    </Stack>
  );
}
