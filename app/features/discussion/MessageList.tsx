import { Badge, Button, Inline, notify, ScrollArea, Stack, Text } from '@byline/design-system';
import { Fragment, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Discussion, DiscussionMessage } from '../../../contract/schemas/discussion.ts';
import type { Thread } from '../../api/discussion.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';
import { Message, Unsent } from './Message.tsx';
import type { useOutbox } from './useOutbox.ts';

const height = '32rem';

/** How far from the end the messages may be scrolled, in px, to follow a new one. */
const nearEnd = 120;

type MessageListProps = {
  page: Discussion;
  thread: Thread;
  loadOlder: () => Promise<void>;
  outbox: ReturnType<typeof useOutbox>;
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

function OlderButton({ loadOlder }: Pick<MessageListProps, 'loadOlder'>) {
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

/**
 * Scrolls to the newest message at first, and whenever `lastKey` changes while the user is near the end. When older
 * messages are added (`firstKey` changes), the messages in view stay where they are.
 */
function useScrollPosition(
  firstKey: string | undefined,
  lastKey: string | undefined,
): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const previous = useRef({ firstKey, lastKey: undefined as string | undefined, height: 0 });
  useLayoutEffect(() => {
    const box = area.current;
    if (!box) return;
    const before = previous.current;
    const isFirstTime = before.lastKey === undefined;
    const distanceFromEnd = before.height - box.scrollTop - box.clientHeight;
    if (lastKey !== before.lastKey) {
      if (isFirstTime || distanceFromEnd < nearEnd) box.scrollTop = box.scrollHeight;
    } else if (firstKey !== before.firstKey) box.scrollTop += box.scrollHeight - before.height;
    previous.current = { firstKey, lastKey, height: box.scrollHeight };
  }, [firstKey, lastKey]);
  return area;
}

/** Returns the first message of others after the read mark; undefined while the marked message is not loaded. */
function findFirstUnread(
  { messages, hasOlder }: Thread,
  readUpTo: string | null,
): DiscussionMessage | undefined {
  const readIndex = messages.findIndex(({ id }) => id === readUpTo);
  const isMarkLoaded = readIndex >= 0 || (!readUpTo && !hasOlder);
  if (!isMarkLoaded) return undefined;
  return messages.find(({ author }, index) => index > readIndex && author.kind !== 'me');
}

function getDay(message: DiscussionMessage | undefined): string {
  return message ? new Date(message.created_at).toDateString() : '';
}

/** Renders the messages of a discussion, with a line above those that were unread when it was opened. */
export function MessageList({ page, thread, loadOlder, outbox }: MessageListProps) {
  const { formatMessage } = useIntl();
  const { messages, hasOlder } = thread;
  const { unsent, retry, remove } = outbox;
  // From the first render, because the messages are marked as read soon after.
  const [opened] = useState({
    hasUnread: page.unread > 0,
    readUpTo: page.read_up_to,
    lastId: messages.at(-1)?.id,
  });
  const lastUnsent = unsent.at(-1);
  // An error makes the unsent message taller; scroll its buttons into view.
  const area = useScrollPosition(
    messages[0]?.id,
    lastUnsent ? `${lastUnsent.client_ref} ${lastUnsent.error}` : messages.at(-1)?.id,
  );

  const firstUnread = opened.hasUnread ? findFirstUnread(thread, opened.readUpTo) : undefined;
  const items = messages.map((message, index) => (
    <Fragment key={message.id}>
      {message === firstUnread && <UnreadLine />}
      <Message message={message} isFirstOfDay={getDay(message) !== getDay(messages[index - 1])} />
    </Fragment>
  ));
  const newIndex = messages.findIndex(({ id }) => id === opened.lastId) + 1;
  return (
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
        {newIndex > 0 && (
          <Stack as="ol" gap="sm">
            {items.slice(0, newIndex)}
          </Stack>
        )}
        {/* Only what arrives from now on is announced, not the older messages that the user loads, and an own one when it is sent. */}
        <div
          role="log"
          aria-label={formatMessage({
            id: 'discussion.new',
            defaultMessage: 'New messages',
          })}
        >
          <Stack as="ol" gap="sm">
            {items.slice(newIndex)}
          </Stack>
        </div>
        {unsent.length > 0 && (
          <Stack as="ol" gap="sm">
            {unsent.map((message) => (
              <Unsent
                key={message.client_ref}
                message={message}
                onRetry={() => retry(message)}
                onDelete={() => remove(message.client_ref)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </ScrollArea>
  );
}
