import { Skeleton } from '@byline/design-system';
import { MessageSquare } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { discussionWords } from '../../features/discussion/discussionWords.ts';
import { LazyPart } from '../../shell/LazyPart.tsx';
import { useSidePanel } from './useSidePanel.tsx';

const loadDiscussion = () => import('../../features/discussion/JobDiscussion.tsx');

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
    content: job && (
      <LazyPart
        key={job.id}
        load={loadDiscussion}
        props={{ job }}
        skeleton={<Skeleton lines={6} />}
      />
    ),
  });
}
