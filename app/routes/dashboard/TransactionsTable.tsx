import { DateTime, Money } from '@byline/design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Transaction } from '../../../server/contract/money.ts';
import type { TransactionType } from '../../../server/contract/states.ts';
import { useTransactions } from '../../api/wallet.ts';
import { transactionLabels } from '../../features/jobs/stateLabels.ts';
import { getPage, useQueryParams } from '../../features/search/useQueryParams.ts';
import { MoneyTable } from './MoneyTable.tsx';

const types = Object.keys(transactionLabels) as TransactionType[];

function getColumns({ formatMessage }: IntlShape) {
  return [
    {
      id: 'at',
      title: formatMessage({ id: 'transactions.at', defaultMessage: 'Date' }),
      cell: ({ at }: Transaction) => <DateTime value={at} />,
    },
    {
      id: 'description',
      title: formatMessage({ id: 'transactions.description', defaultMessage: 'Description' }),
      isRowHeader: true,
      cell: ({ description }: Transaction) => <bdi>{description}</bdi>,
    },
    {
      id: 'type',
      title: formatMessage({ id: 'transactions.type', defaultMessage: 'Type' }),
      cell: ({ type }: Transaction) => <FormattedMessage {...transactionLabels[type]} />,
    },
    {
      id: 'amount',
      title: formatMessage({ id: 'transactions.amount', defaultMessage: 'Amount' }),
      isNumeric: true,
      cell: ({ amount }: Transaction) => <Money value={amount} showSign isColored />,
    },
    {
      id: 'balance',
      title: formatMessage({ id: 'transactions.balance', defaultMessage: 'Balance' }),
      isNumeric: true,
      cell: ({ balance_after: balance }: Transaction) => <Money value={balance} />,
    },
  ];
}

/** Lists the transactions of the ledger, newest first, each with the balance after it. */
export function TransactionsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params } = useQueryParams();
  const type = types.find((name) => name === params.get('type'));
  return (
    <MoneyTable
      label={formatMessage({ id: 'transactions.label', defaultMessage: 'Transactions' })}
      query={useTransactions({ type, page: getPage(params) })}
      columns={getColumns(intl)}
      filter={{
        name: 'type',
        label: formatMessage({ id: 'transactions.filter', defaultMessage: 'Type' }),
        all: formatMessage({ id: 'transactions.all', defaultMessage: 'All types' }),
        options: types.map((id) => ({ id, label: formatMessage(transactionLabels[id]) })),
        value: type,
      }}
      errorTitle={
        <FormattedMessage
          id="transactions.problem"
          defaultMessage="The transactions could not be loaded."
        />
      }
      empty={
        <FormattedMessage
          id="transactions.empty"
          defaultMessage="No transactions yet. The first one appears with your first payment."
        />
      }
    />
  );
}
