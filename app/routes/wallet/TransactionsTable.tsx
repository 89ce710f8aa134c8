import { DateTime, Icon, ListText, Money, Text, type IconProps } from '@byline/design-system';
import { ArrowDownLeft, ArrowUpRight, Scale, Undo2 } from 'lucide-react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { TransactionType } from '../../../contract/rules/states.ts';
import type { Transaction } from '../../../contract/schemas/money.ts';
import { serverNow } from '../../api/serverTime.ts';
import { fetchTransactions, useTransactions } from '../../api/wallet.ts';
import { toIsoDay } from '../../features/export/csvColumns.ts';
import { ExportButton } from '../../features/export/ExportButton.tsx';
import { transactionLabels } from '../../features/payments/paymentLabels.ts';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { getPage, useQueryParams } from '../../features/search/useQueryParams.ts';
import { DayRangeFilter, getDayRange } from './DayRangeFilter.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { getTransactionCsv } from './walletCsv.ts';
import { hasFee, TransactionFee } from '../../features/payments/TransactionDescription.tsx';

const types = Object.keys(transactionLabels) as TransactionType[];

const icons: Record<TransactionType, IconProps['as']> = {
  earning: ArrowDownLeft,
  bonus: ArrowDownLeft,
  adjustment: Scale,
  fee: ArrowUpRight,
  withdrawal: ArrowUpRight,
  withdrawal_reversal: Undo2,
};

function getColumns({ formatMessage }: IntlShape) {
  return [
    {
      id: 'description',
      header: formatMessage(paymentWords.transactionsDescription),
      isRowHeader: true,
      start: ({ type }: Transaction) => (
        <Icon as={icons[type]} size={20} aria-label={formatMessage(transactionLabels[type])} />
      ),
      cell: ({ description }: Transaction) => (
        <Text as="span" weight="semibold">
          <bdi>{description}</bdi>
        </Text>
      ),
      description: (transaction: Transaction) => (
        <ListText
          type="facts"
          items={[
            <DateTime key="at" value={transaction.at} />,
            hasFee(transaction) && <TransactionFee transaction={transaction} />,
          ]}
        />
      ),
      isDescriptionWhole: true,
    },
    {
      id: 'amount',
      header: formatMessage(paymentWords.transactionsAmount),
      isNumeric: true,
      // Money that only came back is not income: it was earned before.
      cell: ({ amount, type }: Transaction) =>
        type === 'withdrawal_reversal' ? (
          <Text as="span" isMuted weight="regular">
            <Money value={amount} signDisplay="exceptZero" />
          </Text>
        ) : (
          <Money value={amount} signDisplay="exceptZero" isColored />
        ),
      compact: 'amount' as const,
    },
    {
      id: 'balance',
      header: formatMessage(paymentWords.transactionsBalance),
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
    ...getDayRange(params),
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
