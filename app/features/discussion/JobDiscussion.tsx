import {
  Badge,
  Button,
  Inline,
  notify,
  ScrollArea,
  Skeleton,
  Stack,
  Text,
} from '@byline/design-system';
import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Discussion, DiscussionMessage } from '../../../contract/schemas/discussion.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { useDiscussion, type Thread } from '../../api/discussion.ts';
import { Loaded } from '../requests/Loaded.tsx';
import { useDescribeError } from '../requests/useDescribeError.ts';
import { AskForTime } from './AskForTime.tsx';
import { Composer } from './Composer.tsx';
import { Message, Unsent } from './Message.tsx';
import { useOutbox } from './useOutbox.ts';
import { useReadMark } from './useReadMark.ts';

const height = '32rem';

/** How far from the end the messages may be scrolled, in px, to follow a new one. */
const nearEnd = 120;

type ThreadProps = {
  job: JobDetail;
  page: Discussion;
  thread: Thread;
  loadOlder: () => Promise<void>;
};

function UnreadLine() {
  return (
    <Inline as="li" justify="center">
      <Badge tone="primary">
        <FormattedMessage id="discussion.unread" defaultMessage="New messages" />
      </Badge>
    </Inline>
  );
}

function OlderButton({ loadOlder }: Pick<ThreadProps, 'loadOlder'>) {
  const [isPending, setPending] = useState(false);
  const describeError = useDescribeError();
  const load = async () => {
    setPending(true);
    try {
      await loadOlder();
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).error });
    } finally {
      setPending(false);
    }
  };
  return (
    <Inline justify="center">
      <Button variant="ghost" size="sm" isPending={isPending} onPress={() => void load()}>
        <FormattedMessage id="discussion.older" defaultMessage="Show older messages" />
      </Button>
    </Inline>
  );
}

// Shows the newest message at first and when one is added, and keeps the place when older ones are.
function useScrollPosition(first: string | undefined, last: string | undefined) {
  const area = useRef<HTMLDivElement>(null);
  const previous = useRef({ first, last: undefined as string | undefined, height: 0 });
  useLayoutEffect(() => {
    const box = area.current;
    if (!box) return;
    const added = box.scrollHeight - previous.current.height;
    const distance = previous.current.height - box.scrollTop - box.clientHeight;
    const isFirst = previous.current.last === undefined;
    if (last !== previous.current.last) {
      if (isFirst || distance < nearEnd) box.scrollTop = box.scrollHeight;
    } else if (first !== previous.current.first) box.scrollTop += added;
    previous.current = { first, last, height: box.scrollHeight };
  }, [first, last]);
  return area;
}

function getDay(message: DiscussionMessage | undefined): string {
  return message ? new Date(message.created_at).toDateString() : '';
}

function ThreadView({ job, page, thread, loadOlder }: ThreadProps) {
  const { formatMessage } = useIntl();
  const { messages, hasOlder } = thread;
  const { unsent, write, retry, remove } = useOutbox(job.id, messages);
  const [written, setWritten] = useState(0);
  // The line stays where it was when the discussion was opened, although the messages are marked as read.
  const [line] = useState(page.unread > 0 ? { after: page.read_up_to } : null);
  const [opened] = useState(messages.at(-1)?.id);
  const lastUnsent = unsent.at(-1);
  // An error makes the message taller; its buttons must be in view.
  const area = useScrollPosition(
    messages[0]?.id,
    lastUnsent ? `${lastUnsent.client_ref} ${lastUnsent.error}` : messages.at(-1)?.id,
  );
  useReadMark(job.id, page);

  const markIndex = line ? messages.findIndex(({ id }) => id === line.after) : -1;
  const isLineKnown = line !== null && (markIndex >= 0 || (!line.after && !hasOlder));
  const lineAt = isLineKnown
    ? messages.findIndex(({ author }, index) => index > markIndex && author.kind !== 'me')
    : -1;
  const toItem = (message: DiscussionMessage, index: number): ReactNode => (
    <Fragment key={message.id}>
      {index === lineAt && <UnreadLine />}
      <Message message={message} isFirstOfDay={getDay(message) !== getDay(messages[index - 1])} />
    </Fragment>
  );
  const items = messages.map(toItem);
  const split = messages.findIndex(({ id }) => id === opened) + 1;
  return (
    <Stack gap="md">
      <ScrollArea
        ref={area}
        maxHeight={height}
        label={formatMessage({ id: 'discussion.messages', defaultMessage: 'Messages' })}
      >
        <Stack gap="sm">
          {hasOlder && <OlderButton loadOlder={loadOlder} />}
          {messages.length === 0 && unsent.length === 0 && (
            <Text tone="muted">
              <FormattedMessage
                id="discussion.empty"
                defaultMessage="No messages yet. Ask the brand anything about this job."
              />
            </Text>
          )}
          {split > 0 && (
            <Stack as="ol" gap="sm">
              {items.slice(0, split)}
            </Stack>
          )}
          {/* Only what arrives from now on is announced, not the older messages that the user loads. */}
          <div
            role="log"
            aria-label={formatMessage({
              id: 'discussion.new',
              defaultMessage: 'New messages',
            })}
          >
            <Stack as="ol" gap="sm">
              {items.slice(split)}
              {unsent.map((message) => (
                <Unsent
                  key={message.client_ref}
                  message={message}
                  onRetry={() => retry(message)}
                  onDelete={() => remove(message.client_ref)}
                />
              ))}
            </Stack>
          </div>
        </Stack>
      </ScrollArea>
      {page.can_write ? (
        <Composer
          key={written}
          jobId={job.id}
          hasFocus={written > 0}
          onSend={(body, pictures) => {
            write(body, pictures);
            setWritten(written + 1);
          }}
        >
          <AskForTime job={job} />
        </Composer>
      ) : (
        <Text tone="muted">
          <FormattedMessage
            id="discussion.closed"
            defaultMessage="This discussion is closed because your application or invitation has ended."
          />
        </Text>
      )}
    </Stack>
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
