import { Button, Card, Drawer, Icon, Skeleton } from '@byline/design-system';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { useIsWide } from './useBrief.tsx';

const JobDiscussion = lazy(() => import('../../features/discussion/JobDiscussion.tsx'));

/**
 * Returns a button that opens the discussion of a job, and the discussion: beside the work on wide screens, over it on
 * narrow ones.
 */
export function useDiscussionPanel(job: JobDetail | undefined): {
  button: ReactNode;
  panel: ReactNode;
} {
  const { formatMessage } = useIntl();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  if (!job) return { button: null, panel: null };
  const title = formatMessage({ id: 'job.tab.discussion', defaultMessage: 'Discussion' });
  const discussion = (
    <Suspense fallback={<Skeleton lines={6} />}>
      <JobDiscussion key={job.id} job={job} />
    </Suspense>
  );
  const button = (
    <Button
      variant="soft"
      icon={<Icon as={MessageSquare} size={18} />}
      aria-expanded={isOpen}
      onPress={() => setOpen(!isOpen)}
    >
      {job.unread_messages > 0 ? (
        <FormattedMessage
          id="submission.discussion.unread"
          defaultMessage="Discussion ({count, number} unread)"
          values={{ count: job.unread_messages }}
        />
      ) : (
        title
      )}
    </Button>
  );
  if (!isOpen) return { button, panel: null };
  return {
    button,
    panel: isWide ? (
      <Card title={title}>{discussion}</Card>
    ) : (
      <Drawer title={title} isOpen onOpenChange={setOpen}>
        {discussion}
      </Drawer>
    ),
  };
}
