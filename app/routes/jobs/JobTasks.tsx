import {
  DateTime,
  DescriptionItem,
  DescriptionList,
  Inline,
  PlatformName,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Task } from '../../../contract/schemas/submission.ts';
import { StepBadge } from '../../features/jobs/StateBadge.tsx';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';

function TaskSteps({ task, language }: { task: Task; language: string }) {
  return (
    <Stack gap="sm" as="li">
      <Inline justify="between">
        <Text as="h2" weight="semibold">
          <BrandText language={language}>{task.title}</BrandText>
        </Text>
        <PlatformName platform={task.platform} />
      </Inline>
      <DescriptionList layout="bill">
        {task.steps.map((step) => (
          <DescriptionItem key={step.key} term={<FormattedMessage {...stepKeyLabels[step.key]} />}>
            <Inline gap="sm" justify="end">
              <FormattedMessage
                id="job.task.due"
                defaultMessage="due {date}"
                values={{ date: <DateTime value={step.due_at} /> }}
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
export function JobTasks({ job: { tasks, language } }: { job: JobDetail }) {
  return (
    <Stack gap="lg" as="ol">
      {tasks.map((task) => (
        <TaskSteps key={task.id} task={task} language={language} />
      ))}
    </Stack>
  );
}
