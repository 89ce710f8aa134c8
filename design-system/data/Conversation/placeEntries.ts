import type { ConversationMessage, EntryPlace } from './ConversationEntry.tsx';

/** The longest pause within a run, in ms. */
const runPause = 60 * 60_000;

function getDay({ sentAt }: ConversationMessage, isUtc: boolean): string {
  const date = new Date(sentAt);
  return isUtc ? date.toUTCString().slice(0, 'Thu, 05 Mar 2026'.length) : date.toDateString();
}

function continues(message: ConversationMessage, previous: ConversationMessage): boolean {
  return (
    message.from !== 'event' &&
    message.from === previous.from &&
    message.author === previous.author &&
    new Date(message.sentAt).getTime() - new Date(previous.sentAt).getTime() < runPause
  );
}

/**
 * Returns for each message whether it starts a day, and starts or ends a run: messages by one author with pauses of less than an hour.
 * `breakId` is the message above which a line is drawn. A server does not know the zone of the user: it counts the days in UTC (`isUtc`).
 */
export function placeEntries(
  messages: readonly ConversationMessage[],
  breakId: string | undefined,
  isUtc: boolean,
): EntryPlace[] {
  const places = messages.map((message, index) => {
    const previous = messages[index - 1];
    const isFirstOfDay =
      previous === undefined || getDay(previous, isUtc) !== getDay(message, isUtc);
    const isFirstOfRun = isFirstOfDay || message.id === breakId || !continues(message, previous);
    return { isFirstOfDay, isFirstOfRun };
  });
  return places.map((place, index) => ({
    ...place,
    isLastOfRun: places[index + 1]?.isFirstOfRun ?? true,
  }));
}
