import {
  ButtonLink,
  Card,
  EmptyState,
  Illustration,
  ListText,
  Money,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { History, HistoryGroup } from '../../../contract/schemas/history.ts';
import { api } from '../../../contract/api.ts';
import { readAllPages } from '../../api/allPages.ts';
import { useJobHistory } from '../../api/jobs.ts';
import { serverNow } from '../../api/serverTime.ts';
import { toIsoDay } from '../../features/export/csvColumns.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { NumberedPage } from '../../features/search/NumberedPage.tsx';
import { useLastPage } from '../../features/search/useLastPage.ts';
import { getPage, useQueryParams } from '../../features/search/useQueryParams.ts';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { getHistoryCsv } from './historyCsv.ts';
import { HistoryFilters, parseHistoryFilter } from './HistoryFilters.tsx';
import { HistoryTable } from './HistoryTable.tsx';

const groupLabels = defineMessages({
  active: { id: 'history.group.active', defaultMessage: 'Active' },
  applied: { id: 'history.group.applied', defaultMessage: 'Applied' },
  invited: { id: 'history.group.invited', defaultMessage: 'Invited' },
  completed: { id: 'history.group.completed', defaultMessage: 'Completed' },
  closed: { id: 'history.group.closed', defaultMessage: 'Closed' },
});

const groups = Object.keys(groupLabels) as HistoryGroup[];

const emptyTitles = defineMessages({
  active: { id: 'history.empty.active', defaultMessage: 'No active jobs' },
  applied: { id: 'history.empty.applied', defaultMessage: 'No open applications' },
  invited: { id: 'history.empty.invited', defaultMessage: 'No open invitations' },
  completed: { id: 'history.empty.completed', defaultMessage: 'No completed jobs' },
  closed: { id: 'history.empty.closed', defaultMessage: 'No closed jobs' },
}) satisfies Record<HistoryGroup, MessageDescriptor>;

function NoJobs({ group, isAll }: { group: HistoryGroup; isAll: boolean }) {
  return (
    <EmptyState
      illustration={<Illustration name="jobs" />}
      title={<FormattedMessage {...emptyTitles[group]} />}
      actions={
        <ButtonLink href={paths.jobs}>
          <FormattedMessage id="history.action" defaultMessage="Browse jobs" />
        </ButtonLink>
      }
    >
      {isAll && (
        <FormattedMessage
          id="history.emptyText"
          defaultMessage="Jobs you apply for stay here, even after they close."
        />
      )}
    </EmptyState>
  );
}

/**
 * Returns the group to open without one in the address: the active jobs, or without any, the first group with jobs, invitations first.
 * A filter shows in each group what it finds.
 */
function getFirstGroup(history: History | undefined, isFiltered: boolean): HistoryGroup {
  if (!history || isFiltered) return 'active';
  const order: HistoryGroup[] = ['active', 'invited', 'applied', 'completed', 'closed'];
  return order.find((name) => history.counts[name] > 0) ?? 'active';
}

type NoMatchesProps = { isUnread: boolean; isSearch: boolean };

function NoMatches({ isUnread, isSearch }: NoMatchesProps) {
  const { getHref } = useQueryParams();
  return (
    <EmptyState
      illustration={<Illustration name={isUnread ? 'messages' : 'jobs'} />}
      title={
        isSearch ? (
          <FormattedMessage {...jobWords.noMatch} />
        ) : isUnread ? (
          <FormattedMessage id="history.noUnread" defaultMessage="No unread messages here" />
        ) : (
          <FormattedMessage id="history.noTurn" defaultMessage="Nothing waits for you here" />
        )
      }
      actions={
        <ButtonLink href={getHref({ q: null, unread: null, my_turn: null })} variant="soft">
          <FormattedMessage id="history.showAll" defaultMessage="Show all jobs" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="history.noUnreadText"
        defaultMessage="The numbers above show where jobs match."
      />
    </EmptyState>
  );
}

function Totals({ meta: { total }, totals, withdrawn }: History) {
  // A single row is its own sum.
  if (total < 2) return null;
  return (
    <Text size="sm" isMuted as="div">
      <ListText
        type="facts"
        items={[
          <FormattedMessage key="count" {...jobWords.count} values={{ count: total }} />,
          ...totals.map((sum) => (
            <FormattedMessage
              key={sum.currency}
              id="history.total"
              defaultMessage="{sum} in total"
              values={{ sum: <Money value={sum} /> }}
            />
          )),
          ...withdrawn.map((sum) => (
            <FormattedMessage
              key={`withdrawn ${sum.currency}`}
              {...paymentWords.earningsFactsWithdrawn}
              values={{ amount: <Money value={sum} /> }}
            />
          )),
        ]}
      />
    </Text>
  );
}

type JobRowsProps = { history: History; group: HistoryGroup; search: string | undefined };

function JobRows({ history, group, search }: JobRowsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="sm">
      <NumberedPage
        label={formatMessage({ id: 'history.pages', defaultMessage: 'Pages of my jobs' })}
        meta={history.meta}
      >
        <HistoryTable group={group} rows={history.data} search={search} />
      </NumberedPage>
      <Totals {...history} />
    </Stack>
  );
}

/** Renders the page with all jobs that the user applied for or was invited to, in groups. */
export default function JobHistoryPage() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params, change } = useQueryParams();
  const named = groups.find((name) => name === params.get('group'));
  const page = getPage(params);
  const initialFilter = parseHistoryFilter(params, named ?? 'active');
  const { data: initial } = useJobHistory({ ...initialFilter, page });
  const { q, unread, my_turn: isMyTurn } = initialFilter;
  const isFiltered = q !== undefined || Boolean(unread) || Boolean(isMyTurn);
  const firstGroup = getFirstGroup(initial, isFiltered);
  const group = named ?? firstGroup;
  const filter = parseHistoryFilter(params, group);
  // While the active jobs are open, this is the same request.
  const query = useJobHistory({ ...filter, page });
  useLastPage(query.data?.meta);
  const content = (
    <Loaded
      query={query}
      errorTitle={
        <FormattedMessage id="history.problem" defaultMessage="Your jobs could not be loaded." />
      }
      skeleton={
        <Card padding="none" as="div">
          <Skeleton shape="rows" lines={10} />
        </Card>
      }
      isEmpty={({ data }) => data.length === 0}
      empty={
        isFiltered ? (
          <NoMatches isUnread={Boolean(filter.unread)} isSearch={filter.q !== undefined} />
        ) : (
          <NoJobs
            group={group}
            isAll={Object.values(query.data?.counts ?? {}).every((count) => count === 0)}
          />
        )
      }
    >
      {(history) => <JobRows history={history} group={group} search={filter.q} />}
    </Loaded>
  );
  return (
    <RoutePage
      actions={
        <ExportMenu
          name={`jobs-${group}-${toIsoDay(serverNow())}`}
          columns={getHistoryCsv(intl)}
          load={() => readAllPages(api.jobHistory, filter)}
        />
      }
    >
      <HistoryFilters
        group={group}
        count={query.isLoading || query.error ? undefined : query.data?.meta.total}
      />
      <Tabs
        aria-label={formatMessage({ id: 'history.tabs', defaultMessage: 'My jobs by status' })}
        selectedKey={group}
        onSelectionChange={(name) =>
          change({ group: name === firstGroup ? null : name, sort: null, page: null })
        }
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
