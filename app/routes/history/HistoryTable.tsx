import {
  Avatar,
  Badge,
  Card,
  DateTime,
  Highlight,
  Inline,
  Money,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@byline/design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { HistoryGroup, HistoryRow } from '../../../contract/schemas/history.ts';
import { DueBadge, isDueSoon } from '../../features/jobs/DueBadge.tsx';
import { JobDates } from '../../features/jobs/JobDates.tsx';
import { PaymentStatus } from '../../features/payments/PaymentBadge.tsx';
import { applicationLabels, invitationLabels } from '../../features/jobs/stateLabels.ts';
import { paths } from '../../paths.ts';
import { BrandText, NextLabel } from '../../features/jobs/BrandText.tsx';

function Title({ job, unread, search }: HistoryRow & { search: string }) {
  return (
    <Inline gap="xs" as="span">
      <BrandText language={job.language}>
        <Highlight search={search}>{job.title}</Highlight>
      </BrandText>
      {unread > 0 && (
        <Badge tone="primary" size="sm">
          <FormattedMessage
            id="history.unread"
            defaultMessage="{count, plural, one {# unread message} other {# unread messages}}"
            values={{ count: unread }}
          />
        </Badge>
      )}
    </Inline>
  );
}

// Muted, so that the columns with the tasks of the user stand out.
function State({ application, invitation }: HistoryRow) {
  const label = application
    ? applicationLabels[application.state]
    : invitation && invitationLabels[invitation.state];
  if (!label) return null;
  return (
    <Text as="span" size="sm" tone="muted">
      <FormattedMessage {...label} />
    </Text>
  );
}

function NextStep({ job, next, application, invitation }: HistoryRow) {
  if (next) {
    return (
      <Stack gap="3xs" align="start">
        <NextLabel next={next} language={job.language} />
        {isDueSoon(next.due_at) && <DueBadge at={next.due_at} />}
      </Stack>
    );
  }
  if (!application && invitation) {
    return <FormattedMessage id="history.reply" defaultMessage="Reply to the invitation" />;
  }
  return (
    <Text as="span" size="sm" tone="muted">
      {application && application.state !== 'accepted' ? (
        <FormattedMessage
          id="history.decision"
          defaultMessage="The brand decides by {date}"
          values={{ date: <DateTime value={application.decide_by} isInWords /> }}
        />
      ) : (
        <FormattedMessage id="nextUp.open" defaultMessage="Nothing to do right now" />
      )}
    </Text>
  );
}

function Payment({ payment }: { payment: NonNullable<HistoryRow['payment']> }) {
  return (
    <Stack gap="none" align="end">
      <Money value={payment.net} />
      <PaymentStatus payment={payment} isShort />
    </Stack>
  );
}

const openGroups: readonly HistoryGroup[] = ['active', 'applied', 'invited'];

function getColumns(
  { formatMessage }: IntlShape,
  { group, search = '' }: Omit<HistoryTableProps, 'rows'>,
): TableColumn<HistoryRow>[] {
  const isOpen = openGroups.includes(group);
  const next: TableColumn<HistoryRow>[] = [
    {
      id: 'next',
      title: formatMessage({ id: 'history.next', defaultMessage: 'Next' }),
      cell: NextStep,
      compact: 'line',
    },
  ];
  return [
    {
      id: 'job',
      title: formatMessage({ id: 'history.job', defaultMessage: 'Job' }),
      isRowHeader: true,
      start: ({ job }) => <Avatar name={job.brand.name} shape="square" size="sm" />,
      cell: (row) => <Title {...row} search={search} />,
      detail: ({ job }) => (
        <bdi>
          <Highlight search={search}>{job.brand.name}</Highlight>
        </bdi>
      ),
    },
    {
      id: 'state',
      title: formatMessage({ id: 'history.state', defaultMessage: 'Status' }),
      cell: State,
      // Other groups have one status each.
      compact: group === 'applied' || group === 'closed' ? 'status' : 'hidden',
    },
    ...(isOpen ? next : []),
    {
      id: 'dates',
      title: formatMessage({ id: 'history.dates', defaultMessage: 'Dates' }),
      cell: ({ dates, application, invitation }) => (
        // An invitation that has ended leads to no work.
        <JobDates
          dates={application !== null || invitation?.state === 'sent' ? dates : []}
          application={application?.state ?? null}
        />
      ),
      // Of what is completed there is one date.
      compact: isOpen ? 'line' : 'status',
    },
    {
      id: 'tasks',
      title: formatMessage({ id: 'history.tasks', defaultMessage: 'Tasks' }),
      isNumeric: true,
      cell: ({ tasks_done: done, tasks_total: total }) => (
        <FormattedMessage
          id="history.tasksDone"
          defaultMessage="{done} of {total}"
          values={{ done, total }}
        />
      ),
      compact: 'hidden',
    },
    {
      id: 'payment',
      title: formatMessage({ id: 'history.payment', defaultMessage: 'Payment' }),
      isNumeric: true,
      cell: ({ payment }) => payment && <Payment payment={payment} />,
    },
  ];
}

type HistoryTableProps = {
  group: HistoryGroup;
  rows: readonly HistoryRow[];
  /** The text of the search. */
  search: string | undefined;
};

/** Renders the jobs of one group as a table. */
export function HistoryTable({ group, rows, search }: HistoryTableProps) {
  const intl = useIntl();
  return (
    <Card padding="none" as="div">
      <Table
        label={intl.formatMessage({ id: 'history.label', defaultMessage: 'My jobs' })}
        columns={getColumns(intl, { group, search })}
        rows={rows}
        getRowKey={({ job }) => job.id}
        getRowHref={({ job, unread }) =>
          unread > 0 ? paths.discussion(job.id) : paths.job(job.id)
        }
        emptyText={<FormattedMessage id="history.empty" defaultMessage="No jobs here" />}
      />
    </Card>
  );
}
