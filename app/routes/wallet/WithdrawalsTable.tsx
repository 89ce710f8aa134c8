import {
  Card,
  choiceFilter,
  choiceParam,
  DateTime,
  EmptyState,
  Icon,
  IconButton,
  Illustration,
  ListPage,
  ListText,
  Menu,
  Money,
  Table,
  Text,
  useListAddress,
  lazyDialog,
  ExportButton,
} from '@byline/design-system';
import { Ellipsis, Landmark, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { listPageSize } from '../../../contract/rules/listPage.ts';
import { withdrawalFilters, type WithdrawalState } from '../../../contract/rules/states.ts';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { getToday } from '../../api/serverTime.ts';
import { toListQuery } from '../../features/requests/toListQuery.ts';
import { fetchWithdrawals, useWithdrawals } from '../../api/wallet.ts';
import { WithdrawalBadge } from '../../features/payments/PaymentBadge.tsx';
import { withdrawalFilterLabels } from '../../features/payments/paymentLabels.ts';
import { walletWords } from '../../features/wallet/walletWords.ts';
import { pageWords } from './pageWords.ts';
import { getWithdrawalCsv } from './walletCsv.ts';
import { useWithdrawalNews } from './useWithdrawalNews.ts';
import { WithdrawalDate } from './WithdrawalDate.tsx';
import { FailedWithdrawal, Refund } from './FailedWithdrawal.tsx';

const CancelDialog = lazyDialog(() => import('./CancelDialog.tsx'));

// Withdrawals that failed or were cancelled return the whole amount and cost no fee.
const isCharged = (state: WithdrawalState) => state !== 'failed' && state !== 'cancelled';

function Facts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { reference, state, net, fee, reason } = withdrawal;
  return (
    <ListText
      type="facts"
      items={[
        reference,
        isCharged(state) && fee.amount > 0 && (
          <FormattedMessage
            id="withdrawal.facts.net"
            defaultMessage="{net} + {fee} fee"
            values={{ net: <Money value={net} />, fee: <Money value={fee} /> }}
          />
        ),
        // Two sentences: the reason, and where the money is.
        state === 'failed' && (
          <span key="failed">
            <bdi lang="">{reason}</bdi> <Refund {...withdrawal} isShort />
          </span>
        ),
      ]}
    />
  );
}

type RowMenuProps = { withdrawal: Withdrawal; onCancel: (withdrawal: Withdrawal) => void };

function RowMenu({ withdrawal, onCancel }: RowMenuProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(
    { id: 'withdrawal.actions', defaultMessage: 'Actions for {reference}' },
    { reference: withdrawal.reference },
  );
  if (!withdrawal.can_cancel) return null;
  return (
    <Menu
      aria-label={label}
      trigger={
        <IconButton aria-label={label} size="sm">
          <Icon as={Ellipsis} size={20} />
        </IconButton>
      }
      items={[
        {
          id: 'cancel',
          label: <FormattedMessage id="withdrawal.cancel" defaultMessage="Cancel" />,
          icon: <Icon as={X} size={18} />,
          onAction: () => onCancel(withdrawal),
        },
      ]}
    />
  );
}

function getColumns(
  { formatMessage }: IntlShape,
  rows: readonly Withdrawal[],
  onCancel: RowMenuProps['onCancel'],
) {
  const actions = {
    id: 'actions',
    header: formatMessage({ id: 'withdrawal.actionsTitle', defaultMessage: 'Actions' }),
    cell: (withdrawal: Withdrawal) => <RowMenu withdrawal={withdrawal} onCancel={onCancel} />,
    compact: 'meta' as const,
  };
  return [
    {
      id: 'method',
      header: formatMessage(walletWords.withdrawalMethod),
      isRowHeader: true,
      start: () => <Icon as={Landmark} size={20} />,
      // The day comes first, because the method is the same in most rows.
      cell: ({ requested_at: requested, method_label: method }: Withdrawal) => (
        <Text as="span" weight="semibold">
          <FormattedMessage
            id="withdrawal.dayAndMethod"
            defaultMessage="{day}, to {method}"
            values={{
              day: <DateTime value={requested} isInWords />,
              // Not a `bdi`, which has its own line in a table. Non-breaking spaces keep the method on one line.
              method: <span dir="auto">{method.replaceAll(' ', '\u00A0')}</span>,
            }}
          />
        </Text>
      ),
      description: (withdrawal: Withdrawal) => <Facts withdrawal={withdrawal} />,
      isDescriptionWhole: true,
    },
    {
      id: 'state',
      header: formatMessage(walletWords.withdrawalState),
      cell: (withdrawal: Withdrawal) => <WithdrawalBadge withdrawal={withdrawal} />,
      description: (withdrawal: Withdrawal) => <WithdrawalDate withdrawal={withdrawal} />,
      compact: 'status' as const,
    },
    {
      id: 'amount',
      header: formatMessage(walletWords.withdrawalAmount),
      isNumeric: true,
      cell: ({ state, amount }: Withdrawal) =>
        isCharged(state) ? (
          <Money value={amount} />
        ) : (
          <Text as="span" isMuted weight="regular">
            <Money value={amount} />
          </Text>
        ),
      compact: 'amount' as const,
    },
    ...(rows.some(({ can_cancel: canCancel }) => canCancel) ? [actions] : []),
  ];
}

const params = { state: choiceParam(withdrawalFilters) };

/** Lists the withdrawals, newest first, and announces what happens to open ones. */
export function WithdrawalsTable() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [toCancel, setToCancel] = useState<Withdrawal | null>(null);
  const address = useListAddress(params);
  const { state } = address.values;
  // Read without filter and page, because the filtered list may lack the newest withdrawals.
  const { data: newest } = useWithdrawals({});
  useWithdrawalNews(newest?.data);
  const latest = newest?.data[0];
  const label = formatMessage(pageWords.withdrawalsLabel);
  return (
    <>
      {latest?.state === 'failed' && <FailedWithdrawal withdrawal={latest} />}
      <ListPage
        aria-label={label}
        address={address}
        query={toListQuery(useWithdrawals({ state, pages: address.pages }))}
        pageSize={listPageSize}
        filters={[
          choiceFilter(address, 'state', {
            label: formatMessage({ id: 'withdrawals.filter', defaultMessage: 'Status' }),
            allLabel: formatMessage({ id: 'withdrawals.all', defaultMessage: 'All statuses' }),
            options: withdrawalFilters.map((id) => ({
              id,
              label: formatMessage(withdrawalFilterLabels[id]),
            })),
          }),
        ]}
        actions={
          <ExportButton
            fileName={`withdrawals-${getToday()}`}
            columns={getWithdrawalCsv(intl)}
            load={() => fetchWithdrawals({ state })}
          />
        }
        errorTitle={<FormattedMessage {...walletWords.withdrawalsProblem} />}
        empty={
          <EmptyState
            illustration={<Illustration name="money" />}
            title={
              <FormattedMessage id="withdrawals.emptyTitle" defaultMessage="No withdrawals yet" />
            }
          >
            <FormattedMessage
              id="withdrawals.emptyText"
              defaultMessage="When you withdraw money, you can follow it here."
            />
          </EmptyState>
        }
      >
        {(rows) => (
          <Card padding="none" as="div">
            <Table
              aria-label={label}
              columns={getColumns(intl, rows, setToCancel)}
              rows={rows}
              getKey={({ id }) => id}
              isHeaderHidden
            />
          </Card>
        )}
      </ListPage>
      {toCancel && <CancelDialog withdrawal={toCancel} onClose={() => setToCancel(null)} />}
    </>
  );
}
