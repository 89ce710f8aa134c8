import { DateTime, Money } from '@byline/design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { TransactionType } from '../../../contract/rules/states.ts';
import type { Transaction } from '../../../contract/schemas/money.ts';
import { serverNow } from '../../api/serverTime.ts';
import { fetchTransactions, useTransactions } from '../../api/wallet.ts';
import { toIsoDay } from '../../features/export/csvColumns.ts';
import { ExportButton } from '../../features/export/ExportButton.tsx';
import { transactionLabels } from '../../features/payments/paymentLabels.ts';
import { getPage, useQueryParams } from '../../features/search/useQueryParams.ts';
import { DayRangeFilter, readDayRange } from './DayRangeFilter.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { getTransactionCsv } from './walletCsv.ts';
import { TransactionDescription } from '../../features/payments/TransactionDescription.tsx';

const types = Object.keys(transactionLabels) as TransactionType[];

function getColumns({ formatMessage }: IntlShape) {
  return [
    {
      id: 'at',
      title: formatMessage({ id: 'transactions.at', defaultMessage: 'Date' }),
      cell: ({ at }: Transaction) => <DateTime value={at} />,
      compact: 'meta' as const,
    },
    {
      id: 'description',
      title: formatMessage({ id: 'transactions.description', defaultMessage: 'Description' }),
      isRowHeader: true,
      cell: (transaction: Transaction) => <TransactionDescription transaction={transaction} />,
    },
    {
      id: 'type',
      title: formatMessage({ id: 'transactions.type', defaultMessage: 'Type' }),
      cell: ({ type }: Transaction) => <FormattedMessage {...transactionLabels[type]} />,
      // The description begins with it.
      compact: 'hidden' as const,
    },
    {
      id: 'amount',
      title: formatMessage({ id: 'transactions.amount', defaultMessage: 'Amount' }),
      isNumeric: true,
      cell: ({ amount }: Transaction) => (
        <Money value={amount} signDisplay="exceptZero" isColored />
      ),
      compact: 'amount' as const,
    },
    {
      id: 'balance',
      title: formatMessage({ id: 'transactions.balance', defaultMessage: 'Balance' }),
      isNumeric: true,
      cell: ({ balance_after: balance }: Transaction) => <Money value={balance} />,
      compact: 'status' as const,
    },
  ];
}

/** Lists the transactions of the ledger, newest first, each with the balance after it. */
export function TransactionsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params } = useQueryParams();
  const filter = {
    type: types.find((name) => name === params.get('type')),
    ...readDayRange(params),
  };
  return (
    <MoneyTable
      label={formatMessage({ id: 'transactions.label', defaultMessage: 'Transactions' })}
      query={useTransactions({ ...filter, page: getPage(params) })}
      columns={getColumns(intl)}
      filter={{
        label: formatMessage({ id: 'transactions.filter', defaultMessage: 'Type' }),
        all: formatMessage({ id: 'transactions.all', defaultMessage: 'All types' }),
        options: types.map((id) => ({ id, label: formatMessage(transactionLabels[id]) })),
        value: filter.type,
        toQuery: (value) => ({ type: value }),
      }}
      moreFilter={<DayRangeFilter />}
      actions={
        <ExportButton
          name={`transactions-${toIsoDay(serverNow())}`}
          columns={getTransactionCsv(intl)}
          load={() => fetchTransactions(filter)}
        />
      }
      errorTitle={
        <FormattedMessage
          id="transactions.problem"
          defaultMessage="The transactions could not be loaded."
        />
      }
      empty={
        Object.values(filter).some(Boolean) ? (
          <FormattedMessage
            id="transactions.noneMatch"
            defaultMessage="No transactions match these filters."
          />
        ) : (
          <FormattedMessage
            id="transactions.empty"
            defaultMessage="No transactions yet. The first one appears with your first payment."
          />
        )
      }
    />
  );
}
