import { Badge, DateTime, Inline, Money, Stack, Text } from '@byline/design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Payment } from '../../../server/contract/money.ts';
import type { PaymentState } from '../../../server/contract/states.ts';
import { usePayments } from '../../api/wallet.ts';
import { PaymentBadge } from '../../features/jobs/StateBadge.tsx';
import { paymentLabels } from '../../features/jobs/stateLabels.ts';
import { getPage, useQueryParams } from '../../features/search/useQueryParams.ts';
import { paths } from '../../paths.ts';
import { MoneyTable } from './MoneyTable.tsx';

const states = Object.keys(paymentLabels) as PaymentState[];

function AvailableDate({ payment }: { payment: Payment }) {
  const { state, available_at: availableAt, expected_on: expectedOn, overdue, reason } = payment;
  if (state === 'available' && availableAt) return <DateTime value={availableAt} isDateOnly />;
  return (
    <Inline gap="xs">
      {expectedOn ? (
        <DateTime value={expectedOn} isDateOnly />
      ) : (
        <Text as="span" size="sm" tone="muted">
          <FormattedMessage id="earnings.later" defaultMessage="After approval" />
        </Text>
      )}
      {overdue && (
        <Badge tone="danger">
          <FormattedMessage id="earnings.overdue" defaultMessage="Overdue" />
        </Badge>
      )}
      {reason && (
        <Text as="span" size="sm" tone="muted">
          <bdi>{reason}</bdi>
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
      cell: ({ job_title: title, brand }: Payment) => (
        <Stack gap="none">
          <bdi>{title}</bdi>
          <Text as="span" size="sm" tone="muted">
            <bdi>{brand}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      title: formatMessage({ id: 'earnings.state', defaultMessage: 'Status' }),
      cell: ({ state }: Payment) => <PaymentBadge state={state} />,
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
    },
    {
      id: 'fee',
      title: formatMessage({ id: 'earnings.fee', defaultMessage: 'Fee' }),
      isNumeric: true,
      cell: ({ fee }: Payment) => <Money value={fee} />,
    },
    {
      id: 'net',
      title: formatMessage({ id: 'earnings.net', defaultMessage: 'Net' }),
      isNumeric: true,
      cell: ({ net }: Payment) => <Money value={net} />,
    },
  ];
}

/** Lists the payment of each job: gross, fee, net, and the date on which it becomes available. */
export function EarningsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params } = useQueryParams();
  const state = states.find((name) => name === params.get('state'));
  return (
    <MoneyTable
      label={formatMessage({ id: 'earnings.label', defaultMessage: 'Earnings by job' })}
      query={usePayments({ state, page: getPage(params) })}
      columns={getColumns(intl)}
      getRowHref={({ job_id: id }) => paths.job(id)}
      filter={{
        name: 'state',
        label: formatMessage({ id: 'earnings.filter', defaultMessage: 'Status' }),
        all: formatMessage({ id: 'earnings.all', defaultMessage: 'All statuses' }),
        options: states.map((id) => ({ id, label: formatMessage(paymentLabels[id]) })),
        value: state,
      }}
      errorTitle={
        <FormattedMessage
          id="earnings.problem"
          defaultMessage="The earnings could not be loaded."
        />
      }
      empty={
        <FormattedMessage
          id="earnings.empty"
          defaultMessage="No earnings yet. They appear here when a brand accepts your application."
        />
      }
    />
  );
}
