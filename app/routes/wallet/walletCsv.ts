import type { CsvColumn } from '@byline/design-system';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Payment, Transaction } from '../../../contract/schemas/money.ts';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { getAccountZone } from '../../api/accountZone.ts';
import { exportWords } from '../../features/export/exportWords.ts';
import { getWithdrawalLabel } from '../../features/payments/getWithdrawalLabel.ts';
import { getPayoutState } from '../../features/payments/hasArrived.ts';
import {
  overdueLabel,
  paymentLabels,
  payoutLabel,
  transactionLabels,
} from '../../features/payments/paymentLabels.ts';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { walletWords } from '../../features/wallet/walletWords.ts';
import { yearWords } from '../../features/year/yearWords.ts';
import { pageWords } from './pageWords.ts';

const titles = defineMessages({
  job: pageWords.earningsJob,
  brand: exportWords.csvBrand,
  state: pageWords.earningsState,
  currency: exportWords.csvCurrency,
  gross: pageWords.earningsGross,
  adjustments: { id: 'csv.adjustments', defaultMessage: 'Adjustments' },
  fee: pageWords.earningsFee,
  includedFee: { id: 'csv.includedFee', defaultMessage: 'Fee in the amount' },
  net: paymentWords.earningsNet,
  withdrawn: yearWords.withdrawn,
  reason: { id: 'csv.reason', defaultMessage: 'Reason' },
  description: paymentWords.transactionsDescription,
  type: { id: 'transactions.type', defaultMessage: 'Type' },
  amount: paymentWords.transactionsAmount,
  reference: walletWords.withdrawalReference,
  method: walletWords.withdrawalMethod,
  balance: paymentWords.transactionsBalance,
});

// Headings of times name their time zone.
const times: Record<
  'approved' | 'expected' | 'available' | 'at' | 'requested' | 'paid',
  MessageDescriptor
> = defineMessages({
  approved: { id: 'csv.approved', defaultMessage: 'Approved on ({zone})' },
  expected: exportWords.csvExpected,
  available: { id: 'csv.available', defaultMessage: 'Available since ({zone})' },
  at: { id: 'csv.at', defaultMessage: 'Date ({zone})' },
  requested: { id: 'csv.requested', defaultMessage: 'Requested on ({zone})' },
  paid: { id: 'csv.paid', defaultMessage: 'Sent on ({zone})' },
});

/** Returns the columns of a file of payments. */
export function getPaymentCsv({ formatMessage }: IntlShape): CsvColumn<Payment>[] {
  const zone = getAccountZone();
  const state = ({ overdue, state: name, payout }: Payment) =>
    payout
      ? formatMessage(payoutLabel, {
          state: getPayoutState(payout),
          reference: payout.reference,
        })
      : formatMessage(overdue ? overdueLabel : paymentLabels[name]);
  const sum = ({ adjustments }: Payment) =>
    adjustments.reduce((total, { amount }) => total + amount.amount, 0);
  return [
    { id: 'job', header: formatMessage(titles.job), value: ({ job_title: title }) => title },
    { id: 'brand', header: formatMessage(titles.brand), value: ({ brand }) => brand },
    { id: 'state', header: formatMessage(titles.state), value: state },
    { id: 'currency', header: formatMessage(titles.currency), value: ({ net }) => net.currency },
    { id: 'gross', header: formatMessage(titles.gross), value: ({ gross }) => gross },
    {
      id: 'adjustments',
      header: formatMessage(titles.adjustments),
      value: (payment) => ({ ...payment.net, amount: sum(payment) }),
    },
    {
      id: 'fee',
      header: formatMessage(titles.fee),
      value: ({ fee }) => ({ ...fee, amount: -fee.amount }),
    },
    { id: 'net', header: formatMessage(titles.net), value: ({ net }) => net },
    {
      id: 'withdrawn',
      header: formatMessage(titles.withdrawn),
      value: ({ withdrawn }) => withdrawn,
    },
    {
      id: 'approved',
      header: formatMessage(times.approved, { zone }),
      value: ({ approved_at: at }) => at,
    },
    {
      id: 'expected',
      header: formatMessage(times.expected, { zone }),
      value: ({ expected_on: at }) => at,
    },
    {
      id: 'available',
      header: formatMessage(times.available, { zone }),
      value: ({ available_at: at }) => at,
    },
    {
      id: 'reason',
      header: formatMessage(titles.reason),
      value: ({ reason, expected_moved: moved }) => reason ?? moved?.reason ?? null,
    },
  ];
}

/** Returns the columns of a file of transactions. */
export function getTransactionCsv({ formatMessage }: IntlShape): CsvColumn<Transaction>[] {
  const zone = getAccountZone();
  return [
    { id: 'at', header: formatMessage(times.at, { zone }), value: ({ at }) => at },
    {
      id: 'description',
      header: formatMessage(titles.description),
      value: ({ description }) => description,
    },
    {
      id: 'type',
      header: formatMessage(titles.type),
      value: ({ type }) => formatMessage(transactionLabels[type]),
    },
    {
      id: 'currency',
      header: formatMessage(titles.currency),
      value: ({ amount }) => amount.currency,
    },
    { id: 'amount', header: formatMessage(titles.amount), value: ({ amount }) => amount },
    { id: 'includedFee', header: formatMessage(titles.includedFee), value: ({ fee }) => fee },
    {
      id: 'balance',
      header: formatMessage(titles.balance),
      value: ({ balance_after: balance }) => balance,
    },
  ];
}

/** Returns the columns of a file of withdrawals. */
export function getWithdrawalCsv({ formatMessage }: IntlShape): CsvColumn<Withdrawal>[] {
  const zone = getAccountZone();
  return [
    {
      id: 'reference',
      header: formatMessage(titles.reference),
      value: ({ reference }) => reference,
    },
    {
      id: 'state',
      header: formatMessage(titles.state),
      value: (withdrawal) => formatMessage(getWithdrawalLabel(withdrawal)),
    },
    {
      id: 'currency',
      header: formatMessage(titles.currency),
      value: ({ amount }) => amount.currency,
    },
    { id: 'amount', header: formatMessage(titles.amount), value: ({ amount }) => amount },
    { id: 'fee', header: formatMessage(titles.fee), value: ({ fee }) => fee },
    { id: 'net', header: formatMessage(titles.net), value: ({ net }) => net },
    {
      id: 'method',
      header: formatMessage(titles.method),
      value: ({ method_label: method }) => method,
    },
    {
      id: 'requested',
      header: formatMessage(times.requested, { zone }),
      value: ({ requested_at: at }) => at,
    },
    { id: 'paid', header: formatMessage(times.paid, { zone }), value: ({ paid_at: at }) => at },
    { id: 'reason', header: formatMessage(titles.reason), value: ({ reason }) => reason },
  ];
}
