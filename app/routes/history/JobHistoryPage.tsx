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
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { History, HistoryGroup } from '../../../contract/schemas/history.ts';
import { api } from '../../../contract/api.ts';
import { readAllPages } from '../../api/allPages.ts';
import { useJobHistory } from '../../api/jobs.ts';
import { serverNow } from '../../api/serverTime.ts';
import { toIsoDay } from '../../features/export/csvColumns.ts';
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

function NoJobs() {
  return (
    <EmptyState
      illustration={<Illustration name="jobs" />}
      title={<FormattedMessage id="history.empty" defaultMessage="No jobs here" />}
      actions={
        <ButtonLink href={paths.jobs}>
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

type NoMatchesProps = { isUnread: boolean; isSearch: boolean };

function NoMatches({ isUnread, isSearch }: NoMatchesProps) {
  const { getHref } = useQueryParams();
  return (
    <EmptyState
      illustration={<Illustration name={isUnread ? 'messages' : 'jobs'} />}
      title={
        isSearch ? (
          <FormattedMessage id="jobs.noMatch" defaultMessage="No jobs match these filters" />
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
          <FormattedMessage
            key="count"
            id="jobs.count"
            defaultMessage="{count, plural, =0 {No jobs} one {# job} other {# jobs}}"
            values={{ count: total }}
          />,
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
              id="earnings.facts.withdrawn"
              defaultMessage="{amount} withdrawn"
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
  const group = groups.find((name) => name === params.get('group')) ?? 'active';
  const filter = parseHistoryFilter(params, group);
  const query = useJobHistory({ ...filter, page: getPage(params) });
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
        filter.q || filter.unread || filter.my_turn ? (
          <NoMatches isUnread={Boolean(filter.unread)} isSearch={filter.q !== undefined} />
        ) : (
          <NoJobs />
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
          change({ group: name === 'active' ? null : name, sort: null, page: null })
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
