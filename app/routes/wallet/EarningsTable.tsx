import {
  Avatar,
  ButtonLink,
  Card,
  choiceFilter,
  choiceParam,
  EmptyState,
  flagParam,
  Illustration,
  ListPage,
  Money,
  Table,
  Text,
  useListAddress,
  useQueryParams,
  lazyDialog,
  ExportButton,
} from '@byline/design-system';
import { defineMessage, FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { listPageSize } from '../../../contract/rules/listPage.ts';
import type { PaymentState } from '../../../contract/rules/states.ts';
import type { Payment } from '../../../contract/schemas/money.ts';
import { getToday } from '../../api/serverTime.ts';
import { toListQuery } from '../../features/requests/toListQuery.ts';
import { fetchPayments, usePayments } from '../../api/wallet.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { PaymentStatus } from '../../features/payments/PaymentBadge.tsx';
import { overdueLabel, paymentLabels } from '../../features/payments/paymentLabels.ts';
import { pageWords } from './pageWords.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentDay } from './PaymentDay.tsx';
import { getPaymentCsv } from './walletCsv.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';
import { paths } from '../../paths.ts';

const PaymentDialog = lazyDialog(() => import('./PaymentDialog.tsx'));

// A payment stays `available` after its money was withdrawn.
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

function hasOnlyDay({ state, problem }: Payment): boolean {
  return !problem && (state === 'pending' || state === 'estimated');
}

function getColumns({ formatMessage }: IntlShape) {
  return [
    {
      id: 'job',
      header: formatMessage(pageWords.earningsJob),
      isRowHeader: true,
      start: ({ brand }: Payment) => <Avatar name={brand} shape="square" />,
      cell: ({ job_title: title, job_language: language }: Payment) => (
        <BrandText language={language}>{title}</BrandText>
      ),
      description: (payment: Payment) => <PaymentFacts payment={payment} />,
    },
    {
      id: 'state',
      header: formatMessage(pageWords.earningsState),
      // A pending payment shows only its day, an estimated one "about" and its day; neither needs a label.
      cell: (payment: Payment) =>
        hasOnlyDay(payment) ? (
          <Text as="span" size="sm" isMuted={payment.state === 'estimated'}>
            <PaymentDay payment={payment} />
          </Text>
        ) : (
          <PaymentStatus payment={payment} isShort />
        ),
      description: (payment: Payment) => !hasOnlyDay(payment) && <PaymentDay payment={payment} />,
      compact: 'status' as const,
    },
    {
      id: 'net',
      header: formatMessage(paymentWords.earningsNet),
      isNumeric: true,
      cell: ({ net, state }: Payment) =>
        state === 'cancelled' ? (
          <Text as="span" isMuted weight="regular">
            <Money value={net} />
          </Text>
        ) : (
          <Money value={net} />
        ),
    },
  ];
}

const params = { state: choiceParam(states), overdue: flagParam };

/** Lists the payment of each job with its state, its day and what is paid, the most urgent first. A row opens its details. */
export function EarningsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params: query, change, getHref } = useQueryParams();
  const address = useListAddress(params);
  const { state, overdue: isOverdue } = address.values;
  const filter = isOverdue ? { overdue: 1 as const } : { state };
  const label = formatMessage({ id: 'earnings.label', defaultMessage: 'Earnings by job' });
  const jobId = query.get('job');
  return (
    <>
      <ListPage
        aria-label={label}
        address={address}
        query={toListQuery(usePayments({ ...filter, sort: 'urgency', pages: address.pages }))}
        pageSize={listPageSize}
        filters={[
          choiceFilter(
            {
              values: { state: isOverdue ? overdue : state },
              change: ({ state: chosen }: { state?: PaymentState | typeof overdue }) =>
                address.change({
                  state: chosen === overdue ? undefined : chosen,
                  overdue: chosen === overdue,
                }),
            },
            'state',
            {
              label: formatMessage({ id: 'earnings.filter', defaultMessage: 'Status' }),
              allLabel: formatMessage({ id: 'earnings.everything', defaultMessage: 'All' }),
              options: [
                ...states.map((id) => ({ id, label: formatMessage(filterLabels[id]) })),
                { id: overdue, label: formatMessage(overdueLabel) },
              ],
            },
          ),
        ]}
        actions={
          <ExportButton
            fileName={`payments-${getToday()}`}
            columns={getPaymentCsv(intl)}
            load={() => fetchPayments({ ...filter, sort: 'urgency' })}
          />
        }
        errorTitle={
          <FormattedMessage
            id="earnings.problem"
            defaultMessage="The earnings could not be loaded."
          />
        }
        empty={
          <EmptyState
            illustration={<Illustration name="money" />}
            title={<FormattedMessage id="earnings.emptyTitle" defaultMessage="No earnings yet" />}
            actions={
              <ButtonLink href={paths.jobs}>
                <FormattedMessage {...jobWords.nextUpAction} />
              </ButtonLink>
            }
          >
            <FormattedMessage
              id="earnings.emptyText"
              defaultMessage="They appear here when a brand accepts your application."
            />
          </EmptyState>
        }
      >
        {(rows) => (
          <Card padding="none" as="div">
            <Table
              aria-label={label}
              columns={getColumns(intl)}
              rows={rows}
              getKey={({ id }) => id}
              getHref={({ job_id: id }) => getHref({ job: id })}
              isHeaderHidden
            />
          </Card>
        )}
      </ListPage>
      {jobId && (
        <PaymentDialog jobId={jobId} onClose={() => change({ job: null }, { replace: true })} />
      )}
    </>
  );
}
