import {
  Badge,
  Card,
  DateTime,
  Money,
  RelativeTime,
  Stack,
  Table,
  Text,
} from '@byline/design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { HistoryRow } from '../../../server/contract/history.ts';
import { serverNow } from '../../api/serverTime.ts';
import { ApplicationBadge, PaymentBadge } from '../../features/jobs/StateBadge.tsx';
import { paths } from '../../paths.ts';

function MoneyCell({ payment }: { payment: NonNullable<HistoryRow['payment']> }) {
  return (
    <Stack gap="3xs" align="end">
      <Money value={payment.net} />
      <PaymentBadge state={payment.state} />
      {payment.state === 'pending' && payment.expected_on && (
        <Text as="span" size="sm" tone="muted">
          <FormattedMessage
            id="history.pendingUntil"
            defaultMessage="until {date}"
            values={{ date: <DateTime value={payment.expected_on} isDateOnly /> }}
          />
        </Text>
      )}
    </Stack>
  );
}

function NextCell({ next }: { next: NonNullable<HistoryRow['next']> }) {
  return (
    <Stack gap="3xs">
      <span>{next.label}</span>
      <span>
        <Badge tone={next.overdue ? 'danger' : 'neutral'}>
          <RelativeTime value={next.due_at} now={serverNow()} />
        </Badge>
      </span>
    </Stack>
  );
}

function getColumns({ formatMessage }: IntlShape) {
  return [
    {
      id: 'job',
      title: formatMessage({ id: 'history.job', defaultMessage: 'Job' }),
      isRowHeader: true,
      cell: ({ job }: HistoryRow) => (
        <Stack gap="none">
          <bdi>{job.title}</bdi>
          <Text as="span" size="sm" tone="muted">
            <bdi>{job.brand.name}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      title: formatMessage({ id: 'history.state', defaultMessage: 'Status' }),
      cell: ({ application }: HistoryRow) =>
        application && <ApplicationBadge state={application.state} />,
    },
    {
      id: 'next',
      title: formatMessage({ id: 'history.next', defaultMessage: 'Next' }),
      cell: ({ next }: HistoryRow) => next && <NextCell next={next} />,
    },
    {
      id: 'tasks',
      title: formatMessage({ id: 'history.tasks', defaultMessage: 'Tasks' }),
      isNumeric: true,
      cell: ({ tasks_done: done, tasks_total: total }: HistoryRow) => (
        <FormattedMessage
          id="history.tasksDone"
          defaultMessage="{done} of {total}"
          values={{ done, total }}
        />
      ),
    },
    {
      id: 'payment',
      title: formatMessage({ id: 'history.payment', defaultMessage: 'Payment' }),
      isNumeric: true,
      cell: ({ payment }: HistoryRow) => payment && <MoneyCell payment={payment} />,
    },
  ];
}

/** Renders the jobs of one group as a table. */
export function HistoryTable({ rows }: { rows: readonly HistoryRow[] }) {
  const intl = useIntl();
  return (
    <Card padding="none" as="div">
      <Table
        label={intl.formatMessage({ id: 'history.label', defaultMessage: 'My jobs' })}
        columns={getColumns(intl)}
        rows={rows}
        getRowKey={({ job }) => job.id}
        getRowHref={({ job }) => paths.job(job.id)}
        emptyText={<FormattedMessage id="history.empty" defaultMessage="No jobs here" />}
      />
    </Card>
  );
}
