import { Card, Tabs } from '@byline/design-system';
import { useIntl } from 'react-intl';
import type { JobDetail } from '../../../server/contract/jobDetail.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { JobBrief } from './JobBrief.tsx';
import { JobTasks } from './JobTasks.tsx';
import { JobTerms } from './JobTerms.tsx';

const tabs = ['brief', 'tasks', 'terms'];

/** Shows brief, tasks and terms of a job in tabs; the address holds the open tab. */
export function JobTabs({ job }: { job: JobDetail }) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const selected = tabs.find((tab) => tab === params.get('tab')) ?? 'brief';
  return (
    <Card>
      <Tabs
        label={formatMessage({ id: 'job.tabs', defaultMessage: 'About the job' })}
        selectedKey={selected}
        onSelectionChange={(tab) =>
          change({ tab: tab === 'brief' ? null : tab }, { replace: true })
        }
        items={[
          {
            id: 'brief',
            label: formatMessage({ id: 'job.tab.brief', defaultMessage: 'Brief' }),
            content: <JobBrief job={job} />,
          },
          {
            id: 'tasks',
            label: formatMessage({ id: 'job.tab.tasks', defaultMessage: 'Tasks' }),
            count: job.tasks.length,
            content: <JobTasks tasks={job.tasks} />,
          },
          {
            id: 'terms',
            label: formatMessage({ id: 'job.tab.terms', defaultMessage: 'Terms' }),
            content: <JobTerms terms={job.terms} />,
          },
        ]}
      />
    </Card>
  );
}
