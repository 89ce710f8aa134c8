import {
  Button,
  ButtonLink,
  Card,
  Money,
  Skeleton,
  Stack,
  Stat,
  StatGroup,
  Tabs,
  Text,
} from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { useWallets } from '../../api/wallet.ts';
import { HiddenUntilLoaded } from '../../features/requests/HiddenUntilLoaded.tsx';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { useOfflineHold } from '../../features/requests/useOfflineHold.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { LazyPart } from '../../shell/LazyPart.tsx';
import { EarningsTable } from './EarningsTable.tsx';
import { TransactionsTable } from './TransactionsTable.tsx';
import { AvailableStat, HeldStat, PendingHint } from '../../features/wallet/WalletStats.tsx';
import { FirstBlock } from '../../features/wallet/FirstBlock.tsx';
import { useSetupFix } from '../../features/wallet/useSetupFix.ts';
import { useWithdrawalDialog } from '../../features/wallet/useWithdrawalDialog.ts';
import { WithdrawalsTable } from './WithdrawalsTable.tsx';

const views = ['jobs', 'ahead', 'transactions', 'withdrawals', 'year'];

const loadAhead = () => import('./ahead/AheadView.tsx');

type WithdrawButtonProps = {
  /** The currency that the button names, where there are several. */
  currency: string | null;
  /**
   * Whether the button is secondary: above a list that is the main content, or if nothing can be withdrawn and its dialog only
   * lists the reasons.
   */
  isQuiet: boolean;
};

function WithdrawButton({ currency, isQuiet }: WithdrawButtonProps) {
  const { open } = useWithdrawalDialog();
  const hold = useOfflineHold();
  return (
    <Stack gap="2xs" align="start">
      <Button variant={isQuiet ? 'soft' : 'solid'} onPress={() => open(currency)} {...hold.held}>
        {currency ? (
          <FormattedMessage
            id="wallet.withdrawCurrency"
            defaultMessage="Withdraw {currency}"
            values={{ currency }}
          />
        ) : (
          <FormattedMessage id="wallet.withdraw" defaultMessage="Withdraw" />
        )}
      </Button>
      {hold.note}
    </Stack>
  );
}

type BalancesProps = {
  wallet: Wallet;
  /** Whether there is no other currency. */
  isOnly: boolean;
  /** Whether only the figure that can be withdrawn is shown. */
  isShort: boolean;
};

function Balances({ wallet, isOnly, isShort }: BalancesProps) {
  const { available, pending, in_transit: inTransit, lifetime_earned: lifetime } = wallet;
  const fix = useSetupFix(wallet);
  return (
    <StatGroup>
      <AvailableStat
        wallet={wallet}
        size={isShort ? 'md' : 'lg'}
        note={!isShort && <FirstBlock wallet={wallet} />}
        action={
          fix ? (
            <ButtonLink
              href={fix.href}
              variant={isShort || available.amount === 0 ? 'soft' : 'solid'}
            >
              {fix.label}
            </ButtonLink>
          ) : (
            <WithdrawButton
              currency={isOnly ? null : wallet.currency}
              isQuiet={isShort || wallet.withdrawal.blocked_by.length > 0}
            />
          )
        }
      />
      {!isShort && (
        <>
          <Stat
            size="sm"
            label={<FormattedMessage id="wallet.pending" defaultMessage="Pending" />}
            value={<Money value={pending} />}
            hint={<PendingHint wallet={wallet} />}
          />
          <HeldStat wallet={wallet} />
          <Stat
            size="sm"
            label={<FormattedMessage id="wallet.inTransit" defaultMessage="On the way" />}
            value={<Money value={inTransit} />}
            hint={
              <FormattedMessage
                id="wallet.inTransitHint"
                defaultMessage="Withdrawn, not arrived yet"
              />
            }
          />
          <Stat
            size="sm"
            label={<FormattedMessage id="wallet.lifetime" defaultMessage="Lifetime earnings" />}
            value={<Money value={lifetime} />}
          />
        </>
      )}
    </StatGroup>
  );
}

type WithBalancesProps = {
  /** Whether only the figure that can be withdrawn is shown, because the list below explains no other figure. */
  isShort?: boolean;
  children: ReactNode;
};

/** Renders the figures of each currency above the lists of the money. */
function WithBalances({ isShort = false, children }: WithBalancesProps) {
  const query = useWallets();
  return (
    <Stack gap="md">
      <Card padding="sm">
        <Loaded
          query={query}
          errorTitle={
            <FormattedMessage
              id="wallet.problem"
              defaultMessage="The wallet could not be loaded."
            />
          }
          skeleton={<Skeleton lines={4} />}
        >
          {({ wallets }) => (
            <Stack gap="lg">
              {wallets.map((wallet) => (
                <Stack key={wallet.currency} gap="md">
                  {wallets.length > 1 && (
                    <Text as="h2" weight="semibold">
                      {wallet.currency}
                    </Text>
                  )}
                  <Balances wallet={wallet} isOnly={wallets.length === 1} isShort={isShort} />
                </Stack>
              ))}
            </Stack>
          )}
        </Loaded>
      </Card>
      <HiddenUntilLoaded above={[query]}>{children}</HiddenUntilLoaded>
    </Stack>
  );
}

// The filters of one part mean nothing in another.
const noFilters = {
  state: null,
  overdue: null,
  type: null,
  from: null,
  to: null,
  page: null,
  by: null,
  year: null,
  currency: null,
  statement: null,
};

/** Shows the parts of the wallet: earnings of jobs, money ahead, transactions, withdrawals, and the year. */
export default function WalletPage({ year }: { year: ReactNode }) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const view = params.get('view') ?? '';
  return (
    <Tabs
      variant="segmented"
      label={formatMessage({ id: 'wallet.views', defaultMessage: 'Wallet views' })}
      selectedKey={views.includes(view) ? view : 'jobs'}
      onSelectionChange={(next) => change({ ...noFilters, view: next === 'jobs' ? null : next })}
      items={[
        {
          id: 'jobs',
          label: formatMessage({ id: 'wallet.view.jobs', defaultMessage: 'Earnings by job' }),
          content: (
            <WithBalances>
              <EarningsTable />
            </WithBalances>
          ),
        },
        {
          id: 'ahead',
          label: formatMessage({ id: 'wallet.view.ahead', defaultMessage: 'Ahead' }),
          content: (
            <WithBalances>
              <LazyPart load={loadAhead} skeleton={<Skeleton lines={6} />} />
            </WithBalances>
          ),
        },
        {
          id: 'transactions',
          label: formatMessage({
            id: 'wallet.view.transactions',
            defaultMessage: 'Transactions',
          }),
          content: (
            <WithBalances isShort>
              <TransactionsTable />
            </WithBalances>
          ),
        },
        {
          id: 'withdrawals',
          label: formatMessage({ id: 'withdrawals.label', defaultMessage: 'Withdrawals' }),
          content: (
            <WithBalances isShort>
              <WithdrawalsTable />
            </WithBalances>
          ),
        },
        {
          id: 'year',
          label: formatMessage({ id: 'title.year', defaultMessage: 'Year' }),
          content: year,
        },
      ]}
    />
  );
}
