import { Avatar, DateTime, Inline, Money, Text } from '@byline/design-system';
import { lazy, Suspense } from 'react';
import { defineMessage, FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { PaymentState } from '../../../contract/rules/states.ts';
import type { Payment } from '../../../contract/schemas/money.ts';
import { serverNow } from '../../api/serverTime.ts';
import { fetchPayments, usePayments } from '../../api/wallet.ts';
import { toIsoDay } from '../../features/export/csvColumns.ts';
import { ExportButton } from '../../features/export/ExportButton.tsx';
import { PaymentStatus } from '../../features/payments/PaymentBadge.tsx';
import { ProblemLine } from '../../features/payments/problemTexts.tsx';
import { overdueLabel, paymentLabels } from '../../features/payments/paymentLabels.ts';
import { getPage, useQueryParams } from '../../features/search/useQueryParams.ts';
import { ExpectedDay } from './ExpectedDay.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { getPaymentCsv } from './walletCsv.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';

const PaymentDialog = lazy(() => import('./PaymentDialog.tsx'));

// The state stays after the money has left.
const filterLabels = {
  ...paymentLabels,
  available: defineMessage({
    id: 'earnings.filter.available',
    defaultMessage: 'Available or paid out',
  }),
};

const states = Object.keys(paymentLabels) as PaymentState[];

// The option of pending payments whose date has passed; the API has no such state.
const overdue = 'overdue';

function AvailableDate({ payment }: { payment: Payment }) {
  const {
    state,
    available_at: availableAt,
    expected_on: expectedOn,
    reason,
    problem,
    brand,
  } = payment;
  if (state === 'available' && availableAt) return <DateTime value={availableAt} isDateOnly />;
  if (problem) {
    const { kind, since } = problem;
    return (
      <>
        <FormattedMessage
          id="earnings.since"
          defaultMessage="{kind, select, late {Was due {date}} other {On hold since {date}}}"
          values={{ kind, date: <DateTime value={since} isDateOnly /> }}
        />
        <Text as="div" size="sm" tone="muted">
          <ProblemLine problem={problem} brand={brand} />
        </Text>
      </>
    );
  }
  return (
    <Inline gap="xs">
      {state === 'cancelled' ? null : expectedOn ? (
        <DateTime value={expectedOn} isDateOnly />
      ) : (
        <Text as="span" size="sm" tone="muted">
          <ExpectedDay payment={payment} />
        </Text>
      )}
      {reason && (
        <Text as="span" size="sm" tone="muted">
          <bdi lang="">{reason}</bdi>
        </Text>
      )}
    </Inline>
  );
}

function getColumns({ formatMessage }: IntlShape) {
  return [
    {
      id: 'job',
      title: formatMessage({ id: 'earnings.job', defaultMessage: 'Job' }),
      isRowHeader: true,
      start: ({ brand }: Payment) => <Avatar name={brand} shape="square" size="sm" />,
      cell: ({ job_title: title, job_language: language }: Payment) => (
        <BrandText language={language}>{title}</BrandText>
      ),
      detail: ({ brand }: Payment) => <bdi>{brand}</bdi>,
    },
    {
      id: 'state',
      title: formatMessage({ id: 'earnings.state', defaultMessage: 'Status' }),
      cell: (payment: Payment) => <PaymentStatus payment={payment} />,
      compact: 'status' as const,
    },
    {
      id: 'when',
      title: formatMessage({ id: 'earnings.when', defaultMessage: 'Available on' }),
      cell: (payment: Payment) => <AvailableDate payment={payment} />,
    },
    {
      id: 'gross',
      title: formatMessage({ id: 'earnings.gross', defaultMessage: 'Gross' }),
      isNumeric: true,
      cell: ({ gross }: Payment) => <Money value={gross} />,
      compact: 'hidden' as const,
    },
    {
      id: 'fee',
      title: formatMessage({ id: 'earnings.fee', defaultMessage: 'Fee' }),
      isNumeric: true,
      cell: ({ fee }: Payment) => <Money value={fee} />,
      compact: 'hidden' as const,
    },
    {
      id: 'net',
      title: formatMessage({ id: 'earnings.net', defaultMessage: 'Net' }),
      isNumeric: true,
      cell: ({ net, adjustments }: Payment) => {
        const adjusted = getSum(adjustments);
        return (
          <>
            <Money value={net} />
            {adjusted && (
              <Text as="div" size="sm" tone="muted">
                <FormattedMessage
                  id="earnings.adjusted"
                  defaultMessage="{kind, select, bonus {{amount} bonus} other {{amount} adjustment}}"
                  values={{
                    amount: <Money value={adjusted} signDisplay="exceptZero" />,
                    kind: adjusted.amount > 0 ? 'bonus' : 'adjustment',
                  }}
                />
              </Text>
            )}
          </>
        );
      },
    },
  ];
}

function getSum(adjustments: Payment['adjustments']): Payment['net'] | null {
  const [first] = adjustments;
  if (!first) return null;
  const amount = adjustments.reduce((sum, one) => sum + one.amount.amount, 0);
  return { ...first.amount, amount };
}

/** Lists the payment of each job: gross, fee, net, and the date on which it becomes available. A row opens its details. */
export function EarningsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params, change, getHref } = useQueryParams();
  const state = states.find((name) => name === params.get('state'));
  const filter = params.get('overdue') === '1' ? { overdue: 1 as const } : { state };
  const jobId = params.get('job');
  return (
    <>
      <MoneyTable
        label={formatMessage({ id: 'earnings.label', defaultMessage: 'Earnings by job' })}
        query={usePayments({ ...filter, page: getPage(params) })}
        columns={getColumns(intl)}
        getRowHref={({ job_id: id }) => getHref({ job: id })}
        filter={{
          label: formatMessage({ id: 'earnings.filter', defaultMessage: 'Status' }),
          all: formatMessage({ id: 'earnings.all', defaultMessage: 'All statuses' }),
          options: [
            ...states.map((id) => ({ id, label: formatMessage(filterLabels[id]) })),
            { id: overdue, label: formatMessage(overdueLabel) },
          ],
          value: 'overdue' in filter ? overdue : state,
          toQuery: (value) => ({
            state: value === overdue ? null : value,
            overdue: value === overdue ? '1' : null,
          }),
        }}
        actions={
          <ExportButton
            name={`payments-${toIsoDay(serverNow())}`}
            columns={getPaymentCsv(intl)}
            load={() => fetchPayments(filter)}
          />
        }
        errorTitle={
          <FormattedMessage
            id="earnings.problem"
            defaultMessage="The earnings could not be loaded."
          />
        }
        empty={
          'overdue' in filter ? (
            <FormattedMessage id="earnings.noneOverdue" defaultMessage="No payment is overdue." />
          ) : (
            <FormattedMessage
              id="earnings.empty"
              defaultMessage="No earnings yet. They appear here when a brand accepts your application."
            />
          )
        }
      />
      {jobId && (
        <Suspense>
          <PaymentDialog jobId={jobId} onClose={() => change({ job: null })} />
        </Suspense>
      )}
    </>
  );
}
