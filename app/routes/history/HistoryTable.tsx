import {
  Avatar,
  Badge,
  Card,
  Highlight,
  ListText,
  Money,
  Table,
  Text,
  type TableColumn,
  DueBadge,
} from '@byline/design-system';
import { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { HistoryGroup, HistoryRow } from '../../../contract/schemas/history.ts';
import { chooseNextDate, choosePaidDate } from '../../features/jobs/chooseDates.ts';
import { isDueSoon } from '../../features/jobs/isDueSoon.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { RowDay } from '../../features/jobs/RowDay.tsx';
import { rowLabels } from '../../features/jobs/rowLabels.ts';
import { getRowPay } from '../../features/jobs/RowPay.tsx';
import { PaymentStatus } from '../../features/payments/PaymentBadge.tsx';
import { applicationLabels } from '../../features/jobs/stateLabels.ts';
import { paths } from '../../paths.ts';
import { BrandText, NextLabel } from '../../features/jobs/BrandText.tsx';
import { Outcome, OutcomeDay, renderReason } from './HistoryOutcome.tsx';
import { pageWords } from './pageWords.ts';

const openGroups: readonly HistoryGroup[] = ['active', 'applied', 'invited'];

/** Returns what the next day of a job of an open group is. */
function getNextLabel(group: HistoryGroup): MessageDescriptor {
  if (group === 'applied') return rowLabels.decision;
  return group === 'invited' ? rowLabels.replyBy : rowLabels.due;
}

/** Renders the next step, and the time left if it is due within 48 hours or overdue. Its day is in the next column. */
function renderTurn({ job, next, dates }: HistoryRow) {
  if (!next) return null;
  const hasDay = chooseNextDate(dates)?.at !== next.due_at;
  return (
    <ListText
      type="facts"
      items={[
        isDueSoon(next.due_at) && (
          <DueBadge key="due" value={next.due_at} hasDay={hasDay} size={hasDay ? 'md' : 'sm'} />
        ),
        <NextLabel key="next" next={next} language={job.language} />,
      ]}
    />
  );
}

// Shows the state while the user has nothing to do.
function renderState({ next, application }: HistoryRow) {
  if (next) return null;
  if (application?.state === 'accepted') {
    return <FormattedMessage id="nextUp.open" defaultMessage="Nothing to do right now" />;
  }
  return application && <FormattedMessage {...applicationLabels[application.state]} />;
}

function renderTasks({ tasks_done: done, tasks_total: total, application }: HistoryRow) {
  if (total < 2 || application?.state !== 'accepted') return null;
  return (
    <FormattedMessage
      id="history.progress"
      defaultMessage="{done} of {total} tasks"
      values={{ done, total }}
    />
  );
}

type FactsProps = { row: HistoryRow; isOpen: boolean; search: string };

/** Renders the second line of a job: unread messages, state, brand and finished tasks; for an ended job the reason. */
function Facts({ row, isOpen, search }: FactsProps) {
  const { job, unread } = row;
  return (
    <ListText
      type="facts"
      items={[
        unread > 0 && (
          <Badge tone="primary" size="sm">
            <FormattedMessage {...jobWords.historyUnread} values={{ count: unread }} />
          </Badge>
        ),
        isOpen && renderState(row),
        <Highlight key="brand" search={search}>
          {job.brand.name}
        </Highlight>,
        isOpen ? renderTasks(row) : renderReason(row),
      ]}
    />
  );
}

function getColumns(
  { formatMessage }: IntlShape,
  { group, search = '', rows }: HistoryTableProps,
): TableColumn<HistoryRow>[] {
  const isOpen = openGroups.includes(group);
  const nextDay: TableColumn<HistoryRow> = {
    id: 'next',
    header: formatMessage(getNextLabel(group)),
    cell: ({ dates, next }) => {
      const date = chooseNextDate(dates);
      if (!date) return null;
      const isOwn = next !== null && date.at === next.due_at;
      return (
        <Text as="span" size="sm" weight={isOwn ? 'semibold' : 'regular'} isMuted={!isOwn}>
          <RowDay date={date} />
        </Text>
      );
    },
    // The next step of an active job names the day; other days need their heading.
    compact: group === 'active' ? 'second' : 'third',
  };
  const paidDates = rows.flatMap(({ dates }) => choosePaidDate(dates) ?? []);
  const areApproximate = paidDates.every(({ certainty }) => certainty === 'expected');
  const paidDay: TableColumn<HistoryRow> = {
    id: 'paid',
    header: formatMessage(areApproximate ? rowLabels.paidAbout : rowLabels.paid),
    cell: ({ dates }) => {
      const date = choosePaidDate(dates);
      return (
        date && (
          <Text as="span" size="sm" isMuted>
            <RowDay date={date} hasAbout={!areApproximate} />
          </Text>
        )
      );
    },
    compact: 'third',
  };
  const ended: TableColumn<HistoryRow> = {
    id: 'ended',
    header:
      group === 'completed'
        ? formatMessage(pageWords.payment)
        : formatMessage({ id: 'history.ended', defaultMessage: 'Ended' }),
    cell: (row) => <Outcome row={row} />,
    description: (row) => <OutcomeDay row={row} />,
    compact: 'status',
  };
  const pay: TableColumn<HistoryRow> = {
    id: 'payment',
    header: formatMessage({ id: 'history.pay', defaultMessage: 'Pay' }),
    isNumeric: true,
    cell: ({ payment, job }) =>
      payment ? <Money value={payment.net} /> : getRowPay(job.pay).amount,
    description: ({ payment, job }) => {
      if (!isOpen) return null;
      // An estimated payment has “about” before its day, and needs no label.
      if (payment?.state === 'estimated' && !payment.overdue) return null;
      return payment ? <PaymentStatus payment={payment} isShort /> : getRowPay(job.pay).note;
    },
  };
  return [
    {
      id: 'job',
      header: formatMessage(pageWords.job),
      isRowHeader: true,
      start: ({ job }) => <Avatar name={job.brand.name} shape="square" />,
      cell: ({ job }) => (
        <BrandText language={job.language}>
          <Highlight search={search}>{job.title}</Highlight>
        </BrandText>
      ),
      ...(isOpen && { lead: renderTurn }),
      description: (row) => <Facts row={row} isOpen={isOpen} search={search} />,
      isDescriptionWhole: true,
    },
    ...(isOpen ? [nextDay, paidDay] : [ended]),
    // Closed jobs ended without completed work, so most of them pay nothing.
    ...(group === 'closed' ? [] : [pay]),
  ];
}

type HistoryTableProps = {
  group: HistoryGroup;
  rows: readonly HistoryRow[];
  /** The text of the search. */
  search: string | undefined;
};

/** Renders the jobs of one group in rows: what to do next, the dates and the pay; for ended jobs, how and when they ended. */
export function HistoryTable({ group, rows, search }: HistoryTableProps) {
  const intl = useIntl();
  return (
    <Card padding="none" as="div">
      <Table
        aria-label={intl.formatMessage({ id: 'history.label', defaultMessage: 'My jobs' })}
        columns={getColumns(intl, { group, search, rows })}
        rows={rows}
        getKey={({ job }) => job.id}
        // Not the discussion: the page begins with what to do next, and its tab shows the number of unread messages.
        getHref={({ job }) => paths.job(job.id)}
        isHeaderHidden={!openGroups.includes(group)}
        empty={<FormattedMessage id="history.empty" defaultMessage="No jobs here" />}
      />
    </Card>
  );
}
