import { Icon, IconButton, lazyDialog } from '@byline/design-system';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { minute } from '../../../contract/rules/durations.ts';
import { useReloadUnread } from '../../api/jobs.ts';
import { userKey } from '../../api/currentUser.ts';
import { useUser } from '../../session/useUser.ts';
import { useUnreadMark } from './useUnreadMark.ts';

const refreshIntervalMs = minute;

const UnreadDrawer = lazyDialog(() => import('./UnreadDrawer.tsx'));

// Each list contains the unread numbers of its rows, so a change of the total reloads the lists.
function useUnread(): number {
  const { data: user } = useUser({ refreshInterval: refreshIntervalMs });
  const { mutate } = useSWRConfig();
  const reload = useReloadUnread();
  const unread = user?.unread_messages ?? 0;
  const news = user?.unread_news ?? 0;
  const previous = useRef(news);
  useEffect(() => {
    const previousNews = previous.current;
    previous.current = news;
    // Most changes that brands, staff or a due date cause come with a message or an event.
    if (news > previousNews) void mutate((key) => key !== userKey);
    else if (news < previousNews) void reload();
  }, [news, reload, mutate]);
  useUnreadMark(unread);
  return unread;
}

/** Renders the bell with the number of unread messages, which opens them and the recent notices. */
export default function UnreadBell() {
  const { formatMessage } = useIntl();
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={formatMessage(
          {
            id: 'unread.open',
            defaultMessage:
              '{count, plural, =0 {Messages and notices} one {Messages and notices, # unread message} other {Messages and notices, # unread messages}}',
          },
          { count: unread },
        )}
        badge={{ count: unread }}
        onPress={() => setOpen(true)}
        onHoverStart={UnreadDrawer.preload}
        onFocus={UnreadDrawer.preload}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Icon as={Bell} size={20} />
      </IconButton>
      {isOpen && <UnreadDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
