import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { api, isRequestTo, toUrl } from '../../contract/api.ts';
import type {
  Discussion,
  DiscussionMessage,
  DiscussionPost,
  DiscussionPosted,
} from '../../contract/schemas/discussion.ts';
import { read, send } from './client.ts';
import { jobKey } from './jobs.ts';
import { userKey } from './currentUser.ts';
import { useRead } from './useRead.ts';

const pollIntervalMs = 15_000;

/** The messages that are known so far, oldest first, without gaps. */
export type Thread = { messages: DiscussionMessage[]; hasOlder: boolean };

function discussionKey(id: string): string {
  return toUrl(api.discussion, { id });
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
  const polling = { keepPreviousData: false, refreshInterval: pollIntervalMs };
  const query = useRead(api.discussion, { id }, polling);
  const [page, setPage] = useState<Discussion>();
  const [thread, setThread] = useState<Thread>({ messages: [], hasOlder: false });
  // The thread follows the response, so it is updated while rendering instead of in an effect.
  if (query.data && query.data !== page) {
    setPage(query.data);
    setThread(mergePage(thread, query.data));
  }
  const before = thread.messages[0]?.id;
  const loadOlder = async () => {
    const older = await read(api.discussion, { id, before });
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
        const posted = await send(api.postToDiscussion, message, { id, signal });
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
      const { unread } = await send(api.postToDiscussion, { read_up_to: messageId }, { id });
      await mutate<Discussion>(
        discussionKey(id),
        (page) => page && { ...page, unread, read_up_to: messageId },
        { revalidate: false },
      );
      const hasUnreadCount = (key: unknown) =>
        key === userKey || key === jobKey(id) || isRequestTo([api.jobHistory], key);
      void mutate(hasUnreadCount);
    },
    [id, mutate],
  );
}
