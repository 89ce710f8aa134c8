import {
  Dateline,
  DateTime,
  Money,
  Text,
  type TableColumn,
  describeTimeZone,
} from '@byline/design-system';
import { Statement } from '@byline/design-system/portal';
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Transaction } from '../../../../contract/schemas/money.ts';
import { getAccountZone } from '../../../api/accountZone.ts';
import { serverNow, toDay } from '../../../api/serverTime.ts';
import type { StatementSource } from '../../../api/year.ts';
import { config } from '../../../config.ts';
import { paymentWords } from '../../../features/payments/paymentWords.ts';
import { yearWords } from '../../../features/year/yearWords.ts';
import { useUser } from '../../../session/useUser.ts';
import { pageWords } from './pageWords.ts';
import { getStatementFigures, statementSums } from './statementFigures.ts';
import { TransactionDescription } from '../../../features/payments/TransactionDescription.tsx';

const sumLabels = defineMessages({
  earned: yearWords.earned,
  adjustments: pageWords.adjustments,
  fees: pageWords.fees,
  withdrawn: yearWords.withdrawn,
});

function getColumns({ formatMessage }: IntlShape): TableColumn<Transaction>[] {
  return [
    {
      id: 'at',
      header: formatMessage({ id: 'transactions.date', defaultMessage: 'Date' }),
      cell: ({ at }) => <DateTime value={at} />,
    },
    {
      id: 'description',
      header: formatMessage(paymentWords.transactionsDescription),
      isRowHeader: true,
      cell: (transaction) => (
        <>
          <TransactionDescription transaction={transaction} />
          {transaction.brand && (
            <Text as="div" size="sm" isMuted>
              <bdi>{transaction.brand}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      header: formatMessage(paymentWords.transactionsAmount),
      isNumeric: true,
      cell: ({ amount }) => <Money value={amount} />,
    },
    {
      id: 'balance',
      header: formatMessage(paymentWords.transactionsBalance),
      isNumeric: true,
      cell: ({ balance_after: balance }) => <Money value={balance} />,
    },
  ];
}

/** Renders the statement of a year or a month: whose it is, every line, sums and balances. */
export function StatementOfPeriod({ source }: { source: StatementSource }) {
  const intl = useIntl();
  const { formatMessage, formatDate } = intl;
  const { data: user } = useUser();
  const { month, payouts } = source;
  const { year, currency } = payouts;
  const { lines, opening, closing, sums } = getStatementFigures(source);
  const start = Date.UTC(year, Math.max(month - 1, 0));
  // Day 0 is the last day of the previous month, and `month` counts from 1 (0 is the whole year).
  const end = Math.min(Date.UTC(year, month || 12, 0), toDay(serverNow()));
  const period = month
    ? formatDate(start, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    : String(year);
  const openingLabel = formatMessage({ id: 'year.opening', defaultMessage: 'Opening balance' });
  const closingLabel = formatMessage({ id: 'year.closing', defaultMessage: 'Closing balance' });
  const toIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  const renderDay = (time: number) => <DateTime value={toIsoDay(time)} isDateOnly />;
  return (
    <Statement
      title={formatMessage(
        { id: 'statement.title', defaultMessage: 'Statement, {period}' },
        { period },
      )}
      issuer={config.appName}
      items={[
        {
          id: 'name',
          label: <FormattedMessage id="statement.name" defaultMessage="Name" />,
          value: <bdi>{user?.name}</bdi>,
        },
        {
          id: 'period',
          label: <FormattedMessage {...pageWords.statementPeriod} />,
          value: (
            <FormattedMessage
              id="statement.range"
              defaultMessage="{start} to {end}"
              values={{ start: renderDay(start), end: renderDay(end) }}
            />
          ),
        },
        {
          id: 'zone',
          label: <FormattedMessage id="statement.zone" defaultMessage="Time zone" />,
          value: <bdi>{describeTimeZone(intl.locale, getAccountZone())}</bdi>,
        },
        {
          id: 'currency',
          label: <FormattedMessage {...pageWords.currency} />,
          value: currency,
        },
      ]}
      start={
        <Dateline
          aria-label={period}
          items={[
            {
              id: 'opening',
              label: openingLabel,
              at: toIsoDay(start),
              state: 'done',
              amount: <Money value={opening} />,
            },
            {
              id: 'closing',
              label: closingLabel,
              at: toIsoDay(end),
              state: 'done',
              amount: <Money value={closing} />,
            },
          ]}
        />
      }
      columns={getColumns(intl)}
      rows={lines}
      getKey={({ id }) => id}
      empty={
        <FormattedMessage
          id="statement.empty"
          defaultMessage="No transactions in {period}."
          values={{ period }}
        />
      }
      totalItems={[
        {
          id: 'opening',
          label: openingLabel,
          value: <Money value={opening} />,
        },
        ...statementSums.map((id) => ({
          id,
          label: <FormattedMessage {...sumLabels[id]} />,
          value: <Money value={sums[id]} />,
        })),
        {
          id: 'closing',
          label: closingLabel,
          value: <Money value={closing} />,
        },
      ]}
      footer={
        <FormattedMessage
          id="statement.note"
          defaultMessage="A withdrawal counts on the day of its request; what is returned is subtracted on the day it comes back."
        />
      }
    />
  );
}
