import {
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Pagination,
  SearchField,
  Skeleton,
  Stack,
  Tabs,
} from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { History, HistoryGroup } from '../../../server/contract/history.ts';
import { useJobHistory } from '../../api/jobs.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { getPage, useQueryParams } from '../../features/search/useQueryParams.ts';
import { useSearchText } from '../../features/search/useSearchText.ts';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
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

function JobRows({ history }: { history: History }) {
  const { formatMessage } = useIntl();
  const { getHref } = useQueryParams();
  return (
    <Stack gap="md">
      <HistoryTable rows={history.data} />
      <Pagination
        label={formatMessage({ id: 'history.pages', defaultMessage: 'Pages of my jobs' })}
        page={history.meta.page}
        pages={history.meta.pages}
        getHref={(page) => getHref({ page: page === 1 ? null : String(page) })}
      />
    </Stack>
  );
}

/** Renders the page with all jobs that the user applied for or was invited to, in groups. */
export default function JobHistoryPage() {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const [text, setText] = useSearchText();
  const group = groups.find((name) => name === params.get('group')) ?? 'active';
  const query = useJobHistory({
    group,
    q: params.get('q')?.trim() || undefined,
    sort: group === 'active' ? 'due' : 'newest',
    page: getPage(params),
  });
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
      empty={<NoJobs />}
    >
      {(history) => <JobRows history={history} />}
    </Loaded>
  );
  return (
    <RoutePage>
      <Grid minColumn={260}>
        <SearchField
          label={formatMessage({ id: 'history.search', defaultMessage: 'Search my jobs' })}
          value={text}
          onChange={setText}
        />
      </Grid>
      <Tabs
        label={formatMessage({ id: 'history.tabs', defaultMessage: 'My jobs by status' })}
        selectedKey={group}
        onSelectionChange={(name) => change({ group: name === 'active' ? null : name, page: null })}
        items={groups.map((id) => ({
          id,
          label: formatMessage(groupLabels[id]),
          ...(query.data && { count: query.data.counts[id] }),
          content,
        }))}
      />
    </RoutePage>
  );
}
