import { memo, type ReactNode } from 'react';
import { DateTime, toDateTimeAttribute } from '../DateTime/DateTime.tsx';
import type { DateInput } from '../../formatters/dateFormats.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { Author, Bubble, Day, Event, Item, Line, Status, Time } from './Conversation.styles.ts';

/** A message of a Conversation. */
export type ConversationMessage = {
  /** Unique in the conversation. */
  id: string;
  /** The sender: `own` messages are at the end, `other` at the start; an `event`, such as a status, is in the middle. */
  from: 'own' | 'other' | 'event';
  /** The name of the sender: shown above the first of several messages by others; screen readers read it before each message. */
  author?: string;
  /** When it was sent. */
  sentAt: DateInput;
  /** The text, pictures and actions. */
  content: ReactNode;
  /** Shown below the message instead of its time, such as “Not sent” with a button. */
  status?: ReactNode;
};

/** How a message continues the previous ones. */
export type EntryPlace = {
  isFirstOfDay: boolean;
  isFirstOfRun: boolean;
  isLastOfRun: boolean;
};

type ConversationEntryProps = EntryPlace & { message: ConversationMessage };

function SentAt({ at, isShown }: { at: DateInput; isShown: boolean }) {
  const { time, dateTime } = useDateFormats();
  const isUnscripted = useIsUnscripted();
  // A server does not know the zone of the user.
  const zone = isUnscripted ? { timeZone: 'UTC' } : {};
  return (
    <Time
      data-part="time"
      dir="auto"
      dateTime={toDateTimeAttribute(at)}
      title={dateTime(at, zone)}
      data-shown={isShown || undefined}
      suppressHydrationWarning
    >
      {time(at, { timeStyle: 'short', ...zone })}
    </Time>
  );
}

/** Renders a message, with its day or author if they differ from the previous message's. Memoized for thousands of messages. */
export const ConversationEntry = memo(function ConversationEntry({
  message,
  isFirstOfDay,
  isFirstOfRun,
  isLastOfRun,
}: ConversationEntryProps) {
  const { from, author, sentAt, content, status } = message;
  return (
    <Item data-part="item" data-from={from} data-first={isFirstOfRun || undefined}>
      {isFirstOfDay && (
        <Day data-part="day">
          <DateTime value={sentAt} isInWords />
        </Day>
      )}
      {author !== undefined && from !== 'event' && (
        <Author data-part="author" data-hidden={from === 'own' || !isFirstOfRun || undefined}>
          <bdi>{author}</bdi>
        </Author>
      )}
      {from === 'event' ? (
        <Event data-part="event">
          {content}
          <SentAt at={sentAt} isShown />
        </Event>
      ) : (
        <Line data-part="line">
          <Bubble data-part="bubble">{content}</Bubble>
          {status === undefined && <SentAt at={sentAt} isShown={isLastOfRun} />}
        </Line>
      )}
      {status !== undefined && <Status data-part="status">{status}</Status>}
    </Item>
  );
});
