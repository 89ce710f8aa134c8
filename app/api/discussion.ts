import { useCallback, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type {
  Discussion,
  DiscussionMessage,
  DiscussionPost,
  DiscussionPosted,
} from '../../contract/schemas/discussion.ts';
import { get, post, withQuery } from './client.ts';
import { isHistoryKey, jobKey } from './jobs.ts';
import { userKey } from './currentUser.ts';

const pollIntervalMs = 15_000;

/** The messages that are known so far, oldest first, without gaps. */
export type Thread = { messages: DiscussionMessage[]; hasOlder: boolean };

function discussionKey(id: string): string {
  return `${jobKey(id)}/discussion`;
}

/** Adds the newest page to the known messages. A page that leaves a gap replaces them. */
function mergePage({ messages, hasOlder }: Thread, page: Discussion): Thread {
  const oldest = page.data[0];
  const index = messages.findIndex(({ id }) => id === oldest?.id);
  // The page replaces the known messages if it leaves a gap after them (-1), or has all of them (0).
  if (index <= 0) return { messages: page.data, hasOlder: page.has_more };
  return { messages: [...messages.slice(0, index), ...page.data], hasOlder };
}

/** Reads a discussion and polls it while the page is visible; older messages are read on demand. */
export function useDiscussion(id: string) {
  const query = useSWR<Discussion>(discussionKey(id), {
    keepPreviousData: false,
    refreshInterval: pollIntervalMs,
  });
  const [page, setPage] = useState<Discussion>();
  const [thread, setThread] = useState<Thread>({ messages: [], hasOlder: false });
  // The thread follows the response, so it is updated while rendering instead of in an effect.
  if (query.data && query.data !== page) {
    setPage(query.data);
    setThread(mergePage(thread, query.data));
  }
  const before = thread.messages[0]?.id;
  const loadOlder = async () => {
    const older = await get<Discussion>(withQuery(discussionKey(id), { before }));
    setThread((current) =>
      // Another press may have loaded these messages already.
      current.messages[0]?.id === before
        ? { messages: [...older.data, ...current.messages], hasOlder: older.has_more }
        : current,
    );
  };
  return { query, thread, loadOlder };
}

function withMessage(page: Discussion, message: DiscussionMessage | undefined): Discussion {
  if (!message || page.data.some(({ id }) => id === message.id)) return page;
  return { ...page, data: [...page.data, message] };
}

/** Returns a function that sends a message or a request for more time. The discussion is reloaded after an error too. */
export function useSendMessage(id: string) {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (
      message: Exclude<DiscussionPost, { read_up_to: string }>,
      signal?: AbortSignal,
    ): Promise<DiscussionPosted> => {
      try {
        const posted = await post<DiscussionPosted>(discussionKey(id), message, signal);
        await mutate<Discussion>(
          discussionKey(id),
          (page) => page && withMessage(page, posted.message),
          { revalidate: false },
        );
        return posted;
      } finally {
        void mutate(discussionKey(id));
      }
    },
    [id, mutate],
  );
}

/** Returns a function that marks all messages up to a given one as read, and refreshes every unread count. */
export function useMarkRead(id: string) {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (messageId: string): Promise<void> => {
      const { unread } = await post<DiscussionPosted>(discussionKey(id), {
        read_up_to: messageId,
      });
      await mutate<Discussion>(
        discussionKey(id),
        (page) => page && { ...page, unread, read_up_to: messageId },
        { revalidate: false },
      );
      const hasUnreadCount = (key: unknown) =>
        key === userKey || key === jobKey(id) || isHistoryKey(key);
      void mutate(hasUnreadCount);
    },
    [id, mutate],
  );
}
