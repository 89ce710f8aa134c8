import {
  Avatar,
  Badge,
  Drawer,
  Heading,
  ItemList,
  Link,
  ListText,
  Loaded,
  NoticeHistory,
  RelativeTime,
  Skeleton,
  Stack,
  Text,
} from '@byline/design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { HistoryRow } from '../../../contract/schemas/history.ts';
import { useJobHistory } from '../../api/jobs.ts';
import { paths } from '../../paths.ts';
import { BrandText } from '../jobs/BrandText.tsx';

const pageSize = 10;

function UnreadJobs({ rows, total }: { rows: readonly HistoryRow[]; total: number }) {
  return (
    <Stack gap="sm">
      <ItemList
        items={rows.map(({ job, unread, newest_unread: newest }) => ({
          id: job.id,
          start: <Avatar name={job.brand.name} shape="square" />,
          title: (
            <Link href={paths.discussion(job.id)} isStretched>
              <BrandText language={job.language}>{job.title}</BrandText>
            </Link>
          ),
          description: (
            <>
              {newest && (
                <div>
                  <BrandText language={newest.language}>{newest.body}</BrandText>
                </div>
              )}
              <ListText
                type="facts"
                items={[job.brand.name, newest && <RelativeTime key="when" value={newest.at} />]}
              />
            </>
          ),
          end: (
            <Badge tone="primary">
              <FormattedMessage
                id="unread.count"
                defaultMessage="{count, plural, other {# unread}}"
                values={{ count: unread }}
              />
            </Badge>
          ),
        }))}
      />
      {total > rows.length && (
        <Link href={paths.unread}>
          <FormattedMessage id="unread.all" defaultMessage="Show all jobs with unread messages" />
        </Link>
      )}
    </Stack>
  );
}

function UnreadMessages() {
  const query = useJobHistory({ unread: 1, per_page: pageSize });
  return (
    <Stack gap="sm" as="section">
      <Heading level={3}>
        <FormattedMessage id="unread.messages" defaultMessage="Unread messages" />
      </Heading>
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="unread.problem"
            defaultMessage="The unread messages could not be loaded."
          />
        }
        skeleton={<Skeleton shape="rows" lines={3} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Text isMuted>
            <FormattedMessage id="unread.none" defaultMessage="You have read all messages." />
          </Text>
        }
      >
        {({ data, meta }) => <UnreadJobs rows={data} total={meta.total} />}
      </Loaded>
    </Stack>
  );
}

// Closes the drawer after a press on one of its links, because it would stay open over the new page.
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const initialKey = useRef(key);
  useEffect(() => {
    if (key !== initialKey.current) onClose();
  }, [key, onClose]);
}

/** Renders the jobs with unread messages, and the recent notices. */
export default function UnreadDrawer({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  useCloseOnNavigation(onClose);
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={formatMessage({ id: 'unread.title', defaultMessage: 'Messages and notices' })}
    >
      <Stack gap="xl">
        <UnreadMessages />
        <Stack gap="sm" as="section">
          <Heading level={3}>
            <FormattedMessage id="unread.notices" defaultMessage="Recent notices" />
          </Heading>
          <NoticeHistory />
        </Stack>
      </Stack>
    </Drawer>
  );
}
