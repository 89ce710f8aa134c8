import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Illustration,
  FilterChips,
  Grid,
  Icon,
  Inline,
  SearchField,
  Skeleton,
  Tabs,
} from '@byline/design-system';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { History, HistoryGroup, HistoryRow } from '../../../contract/schemas/history.ts';
import { fetchAllPages } from '../../api/allPages.ts';
import { useJobHistory } from '../../api/jobs.ts';
import { serverNow } from '../../api/serverTime.ts';
import { useExportDeadlines } from '../../features/calendar/useDownloadCalendar.ts';
import { toIsoDay } from '../../features/export/csvColumns.ts';
import { ExportButton } from '../../features/export/ExportButton.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { NumberedPage } from '../../features/search/NumberedPage.tsx';
import { useLastPage } from '../../features/search/useLastPage.ts';
import { getPage, useQueryParams } from '../../features/search/useQueryParams.ts';
import { useTypedParam } from '../../features/search/useTypedParam.ts';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { getHistoryCsv } from './historyCsv.ts';
import { HistoryTable } from './HistoryTable.tsx';

const groupLabels = defineMessages({
  active: { id: 'history.group.active', defaultMessage: 'Active' },
  applied: { id: 'history.group.applied', defaultMessage: 'Applied' },
  invited: { id: 'history.group.invited', defaultMessage: 'Invited' },
  completed: { id: 'history.group.completed', defaultMessage: 'Completed' },
  closed: { id: 'history.group.closed', defaultMessage: 'Closed' },
});

const groups = Object.keys(groupLabels) as HistoryGroup[];

function NoJobs() {
  return (
    <EmptyState
      illustration={<Illustration name="jobs" />}
      title={<FormattedMessage id="history.empty" defaultMessage="No jobs here" />}
      action={
        <ButtonLink href={paths.jobs} variant="outline">
          <FormattedMessage id="history.action" defaultMessage="Browse jobs" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="history.emptyText"
        defaultMessage="Jobs you apply for stay here, even after they close."
      />
    </EmptyState>
  );
}

function NoUnread() {
  const { getHref } = useQueryParams();
  return (
    <EmptyState
      illustration={<Illustration name="messages" />}
      title={<FormattedMessage id="history.noUnread" defaultMessage="No unread messages here" />}
      action={
        <ButtonLink href={getHref({ unread: null })} variant="outline">
          <FormattedMessage id="history.showAll" defaultMessage="Show all jobs" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="history.noUnreadText"
        defaultMessage="The numbers above show where there are any."
      />
    </EmptyState>
  );
}

type JobRowsProps = { history: History; group: HistoryGroup; search: string | undefined };

function JobRows({ history, group, search }: JobRowsProps) {
  const { formatMessage } = useIntl();
  return (
    <NumberedPage
      label={formatMessage({ id: 'history.pages', defaultMessage: 'Pages of my jobs' })}
      meta={history.meta}
    >
      <HistoryTable group={group} rows={history.data} search={search} />
    </NumberedPage>
  );
}

function ExportDeadlines() {
  const exportDeadlines = useExportDeadlines();
  const [isPending, setPending] = useState(false);
  const onPress = async () => {
    setPending(true);
    await exportDeadlines();
    setPending(false);
  };
  return (
    <Button
      variant="outline"
      isPending={isPending}
      icon={<Icon as={CalendarPlus} size={18} />}
      onPress={() => void onPress()}
    >
      <FormattedMessage id="calendar.export" defaultMessage="Export deadlines" />
    </Button>
  );
}

/** Renders the page with all jobs that the user applied for or was invited to, in groups. */
export default function JobHistoryPage() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params, change } = useQueryParams();
  const [text, setText] = useTypedParam('q');
  const group = groups.find((name) => name === params.get('group')) ?? 'active';
  const isUnread = params.get('unread') === '1';
  const filter = {
    group,
    q: params.get('q')?.trim() || undefined,
    unread: isUnread ? (1 as const) : undefined,
    sort: group === 'active' ? ('due' as const) : ('newest' as const),
  };
  const query = useJobHistory({ ...filter, page: getPage(params) });
  useLastPage(query.data?.meta);
  const content = (
    <Loaded
      query={query}
      errorTitle={
        <FormattedMessage id="history.problem" defaultMessage="Your jobs could not be loaded." />
      }
      skeleton={
        <Card>
          <Skeleton lines={6} />
        </Card>
      }
      isEmpty={({ data }) => data.length === 0}
      empty={isUnread ? <NoUnread /> : <NoJobs />}
    >
      {(history) => <JobRows history={history} group={group} search={filter.q} />}
    </Loaded>
  );
  return (
    <RoutePage actions={<ExportDeadlines />}>
      <Grid minColumn={440} gap="sm">
        <SearchField
          label={formatMessage({ id: 'history.search', defaultMessage: 'Search my jobs' })}
          isLabelHidden
          placeholder={formatMessage({ id: 'jobs.searchExample', defaultMessage: 'Job or brand' })}
          value={text}
          onChange={setText}
        />
        <Inline justify="between" gap="sm">
          <FilterChips
            label={formatMessage({ id: 'jobs.mine', defaultMessage: 'Filters' })}
            options={[
              {
                id: 'unread',
                label: formatMessage({
                  id: 'history.onlyUnread',
                  defaultMessage: 'Unread messages',
                }),
              },
            ]}
            selectedKeys={isUnread ? ['unread'] : []}
            onSelectionChange={([unread]) => change({ unread: unread ? '1' : null, page: null })}
          />
          <ExportButton
            name={`jobs-${group}-${toIsoDay(serverNow())}`}
            columns={getHistoryCsv(intl)}
            load={() => fetchAllPages<HistoryRow>('/api/job/history', filter)}
          />
        </Inline>
      </Grid>
      <Tabs
        label={formatMessage({ id: 'history.tabs', defaultMessage: 'My jobs by status' })}
        selectedKey={group}
        onSelectionChange={(name) => change({ group: name === 'active' ? null : name, page: null })}
        items={groups.map((id) => ({
          id,
          label: formatMessage(groupLabels[id]),
          count: query.data?.counts[id],
          content,
        }))}
      />
    </RoutePage>
  );
}
