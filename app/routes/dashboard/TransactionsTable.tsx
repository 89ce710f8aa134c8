import { DateTime, Money } from '@byline/design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Transaction } from '../../../server/contract/money.ts';
import type { TransactionType } from '../../../server/contract/states.ts';
import { useTransactions } from '../../api/wallet.ts';
import { pageOf, useSearch } from '../../search/useSearch.ts';
import { transactionWords } from '../../states/words.ts';
import { MoneyTable } from './MoneyTable.tsx';

const types = Object.keys(transactionWords) as TransactionType[];

function columns({ formatMessage }: IntlShape) {
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
      title: formatMessage({ id: 'transactions.type', defaultMessage: 'Kind' }),
      cell: ({ type }: Transaction) => <FormattedMessage {...transactionWords[type]} />,
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

/** Every line of the ledger, newest first, with the balance after it. */
export function TransactionsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params } = useSearch();
  const type = types.find((name) => name === params.get('type'));
  return (
    <MoneyTable
      label={formatMessage({ id: 'transactions.label', defaultMessage: 'Transactions' })}
      read={useTransactions({ type, page: pageOf(params) })}
      columns={columns(intl)}
      filter={{
        name: 'type',
        label: formatMessage({ id: 'transactions.filter', defaultMessage: 'Kind' }),
        all: formatMessage({ id: 'transactions.all', defaultMessage: 'All kinds' }),
        options: types.map((id) => ({ id, label: formatMessage(transactionWords[id]) })),
        value: type,
      }}
      problem={
        <FormattedMessage
          id="transactions.problem"
          defaultMessage="The transactions could not be loaded."
        />
      }
      empty={
        <FormattedMessage
          id="transactions.empty"
          defaultMessage="No money has moved yet. The first line comes with your first earning."
        />
      }
    />
  );
}
