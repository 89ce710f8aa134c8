import {
  Card,
  Grid,
  Badge,
  DateTime,
  Inline,
  Money,
  Pagination,
  SelectField,
  Skeleton,
  Stack,
  Table,
  Text,
} from '@byline/design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Payment } from '../../../server/contract/money.ts';
import type { PaymentState } from '../../../server/contract/states.ts';
import { Loaded } from '../../api/Loaded.tsx';
import { usePayments } from '../../api/wallet.ts';
import { paths } from '../../paths.ts';
import { pageOf, useSearch } from '../../search/useSearch.ts';
import { PaymentBadge } from '../../states/StateBadge.tsx';
import { paymentWords } from '../../states/words.ts';

const states = Object.keys(paymentWords) as PaymentState[];

function When({ payment }: { payment: Payment }) {
  const { state, available_at: there, expected_on: expected, overdue, reason } = payment;
  if (state === 'available' && there) return <DateTime value={there} isDateOnly />;
  return (
    <Inline gap="xs">
      {expected ? (
        <DateTime value={expected} isDateOnly />
      ) : (
        <Text as="span" size="sm" tone="muted">
          <FormattedMessage id="earnings.later" defaultMessage="Once your work is approved" />
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

function columns({ formatMessage }: IntlShape) {
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
      title: formatMessage({ id: 'earnings.state', defaultMessage: 'State' }),
      cell: ({ state }: Payment) => <PaymentBadge state={state} />,
    },
    {
      id: 'when',
      title: formatMessage({ id: 'earnings.when', defaultMessage: 'In the wallet' }),
      cell: (payment: Payment) => <When payment={payment} />,
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

/** What each job earns: gross, fee, net, and the day on which it is there. */
export function EarningsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params, change, hrefWith } = useSearch();
  const state = states.find((name) => name === params.get('state'));
  const read = usePayments({ state, page: pageOf(params) });
  const label = formatMessage({ id: 'earnings.label', defaultMessage: 'Earnings by job' });
  const all = formatMessage({ id: 'earnings.all', defaultMessage: 'All states' });
  return (
    <Stack gap="md">
      <Grid minColumn={240}>
        <SelectField
          label={formatMessage({ id: 'earnings.filter', defaultMessage: 'State' })}
          options={[
            { value: 'all', label: all },
            ...states.map((name) => ({ value: name, label: formatMessage(paymentWords[name]) })),
          ]}
          value={state ?? 'all'}
          onChange={(value) => change({ state: value === 'all' ? null : value, page: null })}
        />
      </Grid>
      <Loaded
        read={read}
        problem={
          <FormattedMessage
            id="earnings.problem"
            defaultMessage="The earnings could not be loaded."
          />
        }
        skeleton={<Skeleton lines={6} />}
      >
        {({ data, meta }) => (
          <Stack gap="md">
            <Card padding="none" as="div">
              <Table
                label={label}
                columns={columns(intl)}
                rows={data}
                rowKey={({ id }) => id}
                rowHref={({ job_id: id }) => paths.job(id)}
                emptyText={
                  <FormattedMessage
                    id="earnings.empty"
                    defaultMessage="No earnings here yet. They appear when a brand accepts you."
                  />
                }
              />
            </Card>
            <Pagination
              label={label}
              page={meta.page}
              pages={meta.pages}
              hrefOf={(page) => hrefWith({ page: page === 1 ? null : String(page) })}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
