import {
  Card,
  choiceFilter,
  choiceParam,
  DateTime,
  dayParam,
  daysFilter,
  EmptyState,
  Icon,
  Illustration,
  ListPage,
  ListText,
  Money,
  Table,
  Text,
  useFormats,
  useListAddress,
  type IconProps,
  ExportButton,
} from '@byline/design-system';
import { ArrowDownLeft, ArrowUpRight, Scale, Undo2 } from 'lucide-react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { listPageSize } from '../../../contract/rules/listPage.ts';
import type { TransactionType } from '../../../contract/rules/states.ts';
import type { Transaction } from '../../../contract/schemas/money.ts';
import { getToday } from '../../api/serverTime.ts';
import { toListQuery } from '../../features/requests/toListQuery.ts';
import { fetchTransactions, useTransactions } from '../../api/wallet.ts';
import { transactionLabels } from '../../features/payments/paymentLabels.ts';
import { paymentWords } from '../../features/payments/paymentWords.ts';
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

const params = { type: choiceParam(types), from: dayParam, to: dayParam };

/** Lists the transactions of the ledger, newest first, each with the balance after it. */
export function TransactionsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const formats = useFormats();
  const address = useListAddress(params);
  const { type, from, to } = address.values;
  // A single day is ignored, because the filter could not show it.
  const filter = { type, ...(from && to && { from, to }) };
  const label = formatMessage({ id: 'transactions.label', defaultMessage: 'Transactions' });
  return (
    <ListPage
      aria-label={label}
      address={address}
      query={toListQuery(useTransactions({ ...filter, pages: address.pages }))}
      pageSize={listPageSize}
      filters={[
        choiceFilter(address, 'type', {
          label: formatMessage({ id: 'transactions.filter', defaultMessage: 'Type' }),
          allLabel: formatMessage({ id: 'transactions.all', defaultMessage: 'All types' }),
          options: types.map((id) => ({ id, label: formatMessage(transactionLabels[id]) })),
        }),
        daysFilter(address, ['from', 'to'], {
          label: formatMessage({ id: 'wallet.days', defaultMessage: 'Dates' }),
          formats,
        }),
      ]}
      actions={
        <ExportButton
          fileName={`transactions-${getToday()}`}
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
        <EmptyState
          illustration={<Illustration name="money" />}
          title={
            <FormattedMessage id="transactions.emptyTitle" defaultMessage="No transactions yet" />
          }
        >
          <FormattedMessage
            id="transactions.emptyText"
            defaultMessage="The first one appears with your first payment."
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
          />
        </Card>
      )}
    </ListPage>
  );
}
