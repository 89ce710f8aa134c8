import { Button, DateTime, Inline, Money, Stack } from '@byline/design-system';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { withdrawalFilters, type WithdrawalState } from '../../../contract/rules/states.ts';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { serverNow } from '../../api/serverTime.ts';
import { fetchWithdrawals, useWithdrawals } from '../../api/wallet.ts';
import { toIsoDay } from '../../features/export/csvColumns.ts';
import { ExportButton } from '../../features/export/ExportButton.tsx';
import { withdrawalFilterLabels } from '../../features/payments/paymentLabels.ts';
import { getPage, useQueryParams } from '../../features/search/useQueryParams.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { getWithdrawalCsv } from './walletCsv.ts';
import { useWithdrawalNews } from './useWithdrawalNews.ts';
import { WithdrawalDate } from './WithdrawalDate.tsx';
import { WithdrawalOutcome } from './WithdrawalOutcome.tsx';

const CancelDialog = lazy(() => import('./CancelDialog.tsx'));

// Withdrawals that failed or were cancelled return the whole amount and cost no fee.
const isCharged = (state: WithdrawalState) => state !== 'failed' && state !== 'cancelled';

type ColumnOptions = { newestId: string | undefined; onCancel: (withdrawal: Withdrawal) => void };

function getColumns({ formatMessage }: IntlShape, { newestId, onCancel }: ColumnOptions) {
  return [
    {
      id: 'reference',
      title: formatMessage({ id: 'withdrawal.reference', defaultMessage: 'Reference' }),
      isRowHeader: true,
      cell: ({ reference }: Withdrawal) => <bdi>{reference}</bdi>,
    },
    {
      id: 'requested',
      title: formatMessage({ id: 'withdrawal.state.requested', defaultMessage: 'Requested' }),
      cell: ({ requested_at: at }: Withdrawal) => <DateTime value={at} />,
      compact: 'hidden' as const,
    },
    {
      id: 'amount',
      title: formatMessage({ id: 'withdrawal.amount', defaultMessage: 'Amount' }),
      isNumeric: true,
      cell: ({ amount }: Withdrawal) => <Money value={amount} />,
      compact: 'amount' as const,
    },
    {
      id: 'net',
      title: formatMessage({ id: 'withdrawal.net', defaultMessage: 'You get' }),
      isNumeric: true,
      cell: ({ net, state }: Withdrawal) => (isCharged(state) ? <Money value={net} /> : '–'),
      detail: ({ fee, state, method_label: method }: Withdrawal) => (
        <Inline gap="sm" justify="end">
          {isCharged(state) && (
            <span>
              <FormattedMessage
                id="withdrawal.feeOf"
                defaultMessage="Fee {fee}"
                values={{ fee: <Money value={fee} /> }}
              />
            </span>
          )}
          <bdi>{method}</bdi>
        </Inline>
      ),
      compact: 'line' as const,
    },
    {
      id: 'state',
      title: formatMessage({ id: 'withdrawal.state', defaultMessage: 'Status' }),
      cell: (withdrawal: Withdrawal) => (
        <WithdrawalOutcome withdrawal={withdrawal} isNewest={withdrawal.id === newestId} />
      ),
      compact: 'status' as const,
    },
    {
      id: 'arrival',
      title: formatMessage({ id: 'withdrawal.arrival', defaultMessage: 'Arrival' }),
      cell: (withdrawal: Withdrawal) => (
        <Stack gap="xs" align="start">
          <span>
            <WithdrawalDate withdrawal={withdrawal} />
          </span>
          {withdrawal.can_cancel && (
            <Button
              size="sm"
              variant="outline"
              aria-label={formatMessage(
                { id: 'withdrawal.cancelThis', defaultMessage: 'Cancel {reference}' },
                { reference: withdrawal.reference },
              )}
              onPress={() => onCancel(withdrawal)}
            >
              <FormattedMessage id="withdrawal.cancel" defaultMessage="Cancel" />
            </Button>
          )}
        </Stack>
      ),
    },
  ];
}

/** Lists the withdrawals, newest first, and announces what happens to open ones. */
export function WithdrawalsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { params } = useQueryParams();
  const [toCancel, setToCancel] = useState<Withdrawal | null>(null);
  const state = withdrawalFilters.find((name) => name === params.get('state'));
  const query = useWithdrawals({ state, page: getPage(params) });
  const { data: newest } = useWithdrawals({});
  useWithdrawalNews(newest?.data);
  return (
    <>
      <MoneyTable
        label={formatMessage({ id: 'withdrawals.label', defaultMessage: 'Withdrawals' })}
        query={query}
        columns={getColumns(intl, { newestId: newest?.data[0]?.id, onCancel: setToCancel })}
        filter={{
          label: formatMessage({ id: 'withdrawals.filter', defaultMessage: 'Status' }),
          all: formatMessage({ id: 'withdrawals.all', defaultMessage: 'All statuses' }),
          options: withdrawalFilters.map((id) => ({
            id,
            label: formatMessage(withdrawalFilterLabels[id]),
          })),
          value: state,
          toQuery: (value) => ({ state: value }),
        }}
        actions={
          <ExportButton
            name={`withdrawals-${toIsoDay(serverNow())}`}
            columns={getWithdrawalCsv(intl)}
            load={() => fetchWithdrawals({ state })}
          />
        }
        errorTitle={
          <FormattedMessage
            id="withdrawals.problem"
            defaultMessage="Your withdrawals could not be loaded."
          />
        }
        empty={
          state ? (
            <FormattedMessage
              id="withdrawals.none"
              defaultMessage="No withdrawals with this status."
            />
          ) : (
            <FormattedMessage
              id="withdrawals.empty"
              defaultMessage="No withdrawals yet. When you withdraw money, you can follow it here."
            />
          )
        }
      />
      <Suspense>
        {toCancel && <CancelDialog withdrawal={toCancel} onClose={() => setToCancel(null)} />}
      </Suspense>
    </>
  );
}
