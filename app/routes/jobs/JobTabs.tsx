import { Card, Skeleton, Tabs, useQueryParams, lazySection } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { everAcceptedStates } from '../../../contract/rules/states.ts';
import type { Agreement, JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { discussionWords } from '../../features/discussion/discussionWords.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { getAgreedBrief, JobBrief } from './JobBrief.tsx';
import { JobTasks } from './JobTasks.tsx';
import { JobTerms } from './JobTerms.tsx';

const AgreementPart = lazySection(() => import('./AgreementPart.tsx'));
const JobDiscussion = lazySection(() => import('../../features/discussion/JobDiscussion.tsx'));

// A job without an application counts as one that the user has only applied for.
function hasAgreement(job: JobDetail): job is JobDetail & { agreement: Agreement } {
  return job.agreement !== null && everAcceptedStates.includes(job.application?.state ?? 'applied');
}

/** Returns true if the address opens the discussion tab and the user takes part in the job. */
export function isDiscussionOpen(job: JobDetail, params: URLSearchParams): boolean {
  return params.get('tab') === 'discussion' && Boolean(job.application ?? job.invitation);
}

/** Renders brief, tasks, terms and discussion of a job in tabs; the address names the open tab. */
export function JobTabs({ job }: { job: JobDetail }) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const isParticipant = Boolean(job.application ?? job.invitation);
  const items = [
    {
      id: 'brief',
      label: formatMessage({ id: 'job.tab.brief', defaultMessage: 'Brief' }),
      content: <JobBrief job={getAgreedBrief(job)} />,
    },
    {
      id: 'tasks',
      label: formatMessage({ id: 'job.tab.tasks', defaultMessage: 'Tasks' }),
      count: job.tasks.length,
      content: <JobTasks job={job} />,
    },
    {
      id: 'terms',
      label: formatMessage({ id: 'job.tab.terms', defaultMessage: 'Terms' }),
      content: hasAgreement(job) ? (
        <AgreementPart
          job={job}
          agreement={job.agreement}
          skeleton={<JobTerms job={job} pay={job.pay} />}
        />
      ) : (
        <JobTerms job={job} pay={job.pay} />
      ),
    },
    ...(isParticipant
      ? [
          {
            id: 'discussion',
            label: formatMessage(discussionWords.jobTabDiscussion),
            badge: {
              count: job.unread_messages,
              'aria-label': formatMessage(jobWords.historyUnread, { count: job.unread_messages }),
            },
            content: (
              <JobDiscussion
                // The discussion keeps the known messages in its state, so another job needs another instance.
                key={job.id}
                job={job}
                skeleton={<Skeleton lines={6} />}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <Card>
      <Tabs
        aria-label={formatMessage({ id: 'job.tabs', defaultMessage: 'About the job' })}
        selectedKey={items.find(({ id }) => id === params.get('tab'))?.id ?? 'brief'}
        onSelectionChange={(tab) =>
          change({ tab: tab === 'brief' ? null : tab }, { replace: true })
        }
        items={items}
      />
    </Card>
  );
}
