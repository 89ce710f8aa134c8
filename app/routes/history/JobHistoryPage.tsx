import {
  Button,
  ButtonLink,
  EmptyState,
  Illustration,
  ListPage,
  ListText,
  Money,
  Stack,
  Tabs,
  Text,
  useListAddress,
} from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { listPageSize } from '../../../contract/rules/listPage.ts';
import type { History, HistoryGroup } from '../../../contract/schemas/history.ts';
import { api } from '../../../contract/api.ts';
import { toListQuery } from '../../features/requests/toListQuery.ts';
import { readAllPages } from '../../api/allPages.ts';
import { useJobHistory } from '../../api/jobs.ts';
import { getToday } from '../../api/serverTime.ts';
import { ShowJobs } from '../../features/jobs/ShowJobs.tsx';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { getHistoryCsv } from './historyCsv.ts';
import { getHistoryFilters } from './getHistoryFilters.tsx';
import { groups, historyParams, toHistoryFilter } from './historyParams.ts';
import { HistoryTable } from './HistoryTable.tsx';

const words = defineMessages({
  tabs: { id: 'history.tabs', defaultMessage: 'My jobs by status' },
});

const groupLabels = defineMessages({
  active: { id: 'history.group.active', defaultMessage: 'Active' },
  applied: { id: 'history.group.applied', defaultMessage: 'Applied' },
  invited: { id: 'history.group.invited', defaultMessage: 'Invited' },
  completed: { id: 'history.group.completed', defaultMessage: 'Completed' },
  closed: { id: 'history.group.closed', defaultMessage: 'Closed' },
});

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

type NoMatchesProps = { isUnread: boolean; isSearch: boolean; onClear: () => void };

function NoMatches({ isUnread, isSearch, onClear }: NoMatchesProps) {
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
        <Button variant="soft" onPress={onClear}>
          <FormattedMessage id="history.showAll" defaultMessage="Show all jobs" />
        </Button>
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

/** Renders the page with all jobs that the user applied for or was invited to, in groups. */
export default function JobHistoryPage() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const address = useListAddress(historyParams);
  const { values, pages, change } = address;
  const { data: initial } = useJobHistory({
    ...toHistoryFilter(address, values.group ?? 'active'),
    pages,
  });
  const isFiltered = address.active.length > 0;
  const firstGroup = getFirstGroup(initial, isFiltered);
  const group = values.group ?? firstGroup;
  const filter = toHistoryFilter(address, group);
  // While the active jobs are open, this is the same request.
  const query = useJobHistory({ ...filter, pages });
  const { data } = query;
  return (
    <RoutePage
      actions={
        <ExportMenu
          fileName={`jobs-${group}-${getToday()}`}
          columns={getHistoryCsv(intl)}
          load={() => readAllPages(api.jobHistory, filter)}
        />
      }
    >
      <ListPage
        aria-label={formatMessage(words.tabs)}
        address={address}
        query={toListQuery(query)}
        pageSize={listPageSize}
        {...getHistoryFilters(intl, address, group)}
        formatCount={(count) => formatMessage(jobWords.count, { count })}
        renderShow={(count) => <ShowJobs count={count} />}
        frame={(content) => (
          <Tabs
            aria-label={formatMessage(words.tabs)}
            selectedKey={group}
            onSelectionChange={(name) =>
              change({ group: name === firstGroup ? undefined : name, sort: undefined })
            }
            items={groups.map((id) => ({
              id,
              label: formatMessage(groupLabels[id]),
              count: data?.counts[id],
              content,
            }))}
          />
        )}
        errorTitle={
          <FormattedMessage id="history.problem" defaultMessage="Your jobs could not be loaded." />
        }
        empty={
          <NoJobs
            group={group}
            isAll={Object.values(data?.counts ?? {}).every((count) => count === 0)}
          />
        }
        renderNoMatches={() => (
          <NoMatches
            isUnread={values.unread}
            isSearch={values.q !== undefined}
            onClear={address.clear}
          />
        )}
      >
        {(rows) => (
          <Stack gap="sm">
            <HistoryTable group={group} rows={rows} search={values.q} />
            {data && <Totals {...data} />}
          </Stack>
        )}
      </ListPage>
    </RoutePage>
  );
}
