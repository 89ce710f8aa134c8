import { Skeleton, lazySection } from '@byline/design-system';
import { MessageSquare } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { discussionWords } from '../../features/discussion/discussionWords.ts';
import { useSidePanel } from './useSidePanel.tsx';

const JobDiscussion = lazySection(() => import('../../features/discussion/JobDiscussion.tsx'));

/** Returns the discussion of a job as a panel. */
export function useDiscussionPanel(job: JobDetail | undefined) {
  const title = <FormattedMessage {...discussionWords.jobTabDiscussion} />;
  const unread = job?.unread_messages ?? 0;
  return useSidePanel({
    title,
    label:
      unread > 0 ? (
        <FormattedMessage
          id="submission.discussion.unread"
          defaultMessage="Discussion ({count, number} unread)"
          values={{ count: unread }}
        />
      ) : (
        title
      ),
    icon: MessageSquare,
    side: 'end',
    content: job && <JobDiscussion key={job.id} job={job} skeleton={<Skeleton lines={6} />} />,
  });
}
