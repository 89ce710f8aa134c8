import type { ConversationMessage, EntryPlace } from './ConversationEntry.tsx';

/** The longest pause within a run, in ms. */
const runPause = 60 * 60_000;

function getDay({ sentAt }: ConversationMessage): string {
  return new Date(sentAt).toDateString();
}

function continues(message: ConversationMessage, previous: ConversationMessage): boolean {
  return (
    message.from !== 'event' &&
    message.from === previous.from &&
    message.author === previous.author &&
    Date.parse(message.sentAt) - Date.parse(previous.sentAt) < runPause
  );
}

/**
 * Returns for each message whether it starts a day, and starts or ends a run: messages by one author with pauses of less than an hour.
 * `breakId` is the message above which a line is drawn.
 */
export function placeEntries(
  messages: readonly ConversationMessage[],
  breakId: string | undefined,
): EntryPlace[] {
  const places = messages.map((message, index) => {
    const previous = messages[index - 1];
    const isFirstOfDay = previous === undefined || getDay(previous) !== getDay(message);
    const isFirstOfRun = isFirstOfDay || message.id === breakId || !continues(message, previous);
    return { isFirstOfDay, isFirstOfRun };
  });
  return places.map((place, index) => ({
    ...place,
    isLastOfRun: places[index + 1]?.isFirstOfRun ?? true,
  }));
}
