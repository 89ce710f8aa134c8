import { Loaded, Skeleton, Stack, Text, useQueryParams } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Discussion } from '../../../contract/schemas/discussion.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { useDiscussion, type Thread } from '../../api/discussion.ts';
import { UnsentDraft } from '../requests/UnsentDraft.tsx';
import { AskForTime, getExtendableTasks } from './AskForTime.tsx';
import { discussionWords } from './discussionWords.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';
import { useOutbox } from './useOutbox.ts';
import { useReadMark } from './useReadMark.ts';
// Loads the code that sends waiting messages with the discussion, because it cannot load without a connection.
import './WaitingMessages.tsx';

type ThreadViewProps = {
  job: JobDetail;
  page: Discussion;
  thread: Thread;
  loadOlder: () => Promise<void>;
};

function ThreadView({ job, page, thread, loadOlder }: ThreadViewProps) {
  const { formatMessage } = useIntl();
  const outbox = useOutbox(job.id, thread.messages);
  const [sentCount, setSentCount] = useState(0);
  useReadMark(job.id, page);
  const canAsk = getExtendableTasks(job).length > 0;
  const { params, change } = useQueryParams();
  const [hasPressed, setAsking] = useState(false);
  // A link can open the dialog while the discussion is on the page.
  const isAsking = hasPressed || params.get('ask') === 'time';
  // An open dialog stays when the work has ended meanwhile, with what was typed and the server's reason.
  const [isAskShown, setAskShown] = useState(canAsk);
  if (isAskShown !== canAsk && (canAsk || !isAsking)) setAskShown(canAsk);
  const onAskingChange = (isOpen: boolean) => {
    setAsking(isOpen);
    if (params.has('ask')) change({ ask: null }, { replace: true });
  };
  return (
    <>
      <MessageList page={page} thread={thread} loadOlder={loadOlder} outbox={outbox}>
        {page.can_write ? (
          <MessageForm
            // Empties the form after each message.
            key={sentCount}
            jobId={job.id}
            hasFocus={sentCount > 0}
            onSend={(body, pictures) => {
              outbox.write(body, pictures);
              setSentCount(sentCount + 1);
            }}
            onAskForTime={canAsk ? () => setAsking(true) : undefined}
          />
        ) : (
          <Stack gap="sm">
            <Text isMuted>
              <FormattedMessage
                id="discussion.closed"
                defaultMessage="This discussion is closed because your application or invitation has ended."
              />
            </Text>
            <UnsentDraft
              draftName={`message:${job.id}`}
              labels={{
                body: formatMessage(discussionWords.body),
              }}
            />
            <UnsentDraft
              draftName={`extension:${job.id}`}
              labels={{
                body: formatMessage(discussionWords.extensionOpen),
              }}
            />
          </Stack>
        )}
      </MessageList>
      {isAskShown && <AskForTime job={job} isOpen={isAsking} onOpenChange={onAskingChange} />}
    </>
  );
}

/** Renders the discussion between the user and the brand of a job. */
export default function JobDiscussion({ job }: { job: JobDetail }) {
  const { query, thread, loadOlder } = useDiscussion(job.id);
  return (
    <Loaded
      query={query}
      errorTitle={
        <FormattedMessage
          id="discussion.problem"
          defaultMessage="The messages could not be loaded."
        />
      }
      skeleton={<Skeleton lines={6} />}
    >
      {(page) => <ThreadView job={job} page={page} thread={thread} loadOlder={loadOlder} />}
    </Loaded>
  );
}
