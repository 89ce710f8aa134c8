import { Button, Conversation, Inline, Text, useAction } from '@byline/design-system';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Discussion, DiscussionMessage } from '../../../contract/schemas/discussion.ts';
import type { Thread } from '../../api/discussion.ts';
import { notifyError } from '../requests/notifyError.ts';
import { toMessage, toUnsent } from './toMessage.tsx';
import type { useOutbox } from './useOutbox.ts';

type MessageListProps = {
  /** The newest page of messages, with the read mark. */
  page: Discussion;
  /** All messages that are loaded. */
  thread: Thread;
  loadOlder: () => Promise<void>;
  outbox: ReturnType<typeof useOutbox>;
  /** The form for a message, or why there is none. */
  children: ReactNode;
};

function OlderButton({ loadOlder }: Pick<MessageListProps, 'loadOlder'>) {
  const { run, isPending } = useAction(loadOlder, { onError: notifyError });
  return (
    <Inline justify="center">
      <Button variant="ghost" size="sm" isPending={isPending} onPress={run}>
        <FormattedMessage id="discussion.older" defaultMessage="Show older messages" />
      </Button>
    </Inline>
  );
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

/** Renders the messages of a discussion, with a line above those that were unread when it was opened. */
export function MessageList({ page, thread, loadOlder, outbox, children }: MessageListProps) {
  const { formatMessage } = useIntl();
  const { messages, hasOlder } = thread;
  const { unsent, isRunning, retry, sendAll, cancel, remove } = outbox;
  const waiting = unsent.filter(({ isHeld }) => !isHeld);
  // Keeps the values of the first render, because the messages are marked as read soon after.
  const [opened] = useState({
    hasUnread: page.unread > 0,
    readUpTo: page.read_up_to,
    at: new Date().toISOString(),
  });
  const you = formatMessage({ id: 'discussion.you', defaultMessage: 'You' });
  // The time of unsent messages: never before the newest message, even if the clock of the device is slow.
  const now = [opened.at, messages.at(-1)?.created_at ?? ''].toSorted().at(-1) ?? opened.at;
  const firstUnread = opened.hasUnread ? findFirstUnread(thread, opened.readUpTo) : undefined;
  return (
    <Conversation
      aria-label={formatMessage({ id: 'discussion.messages', defaultMessage: 'Messages' })}
      newLabel={formatMessage({ id: 'discussion.new', defaultMessage: 'New messages' })}
      unreadLabel={<FormattedMessage id="discussion.unread" defaultMessage="New messages" />}
      items={messages.map((message) => toMessage(message, you))}
      unsentItems={unsent.map((message) => {
        const { client_ref: ref, isHeld = false } = message;
        const isAlone = isHeld || waiting.length === 1;
        return toUnsent(
          message,
          { you, now },
          {
            isSending: isRunning && !isHeld,
            onCancel: () => cancel(ref),
            onDelete: () => remove(ref),
            onRetry: isAlone ? () => retry(ref) : undefined,
            onSendAll: !isAlone && message === waiting.at(-1) ? sendAll : undefined,
          },
        );
      })}
      firstUnreadId={firstUnread?.id}
      start={hasOlder && <OlderButton loadOlder={loadOlder} />}
      empty={
        <Text isMuted>
          <FormattedMessage
            id="discussion.empty"
            defaultMessage="No messages yet. Ask the brand anything about this job."
          />
        </Text>
      }
      composer={children}
    />
  );
}
