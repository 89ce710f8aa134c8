import {
  Card,
  Heading,
  Loaded,
  Skeleton,
  Stack,
  StatGroup,
  Tabs,
  useQueryParams,
  HiddenUntilLoaded,
  lazyDialog,
  lazySection,
} from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { useWalletsOfPage } from '../../api/wallet.ts';
import { useWithdrawalDialog } from '../../features/wallet/useWithdrawalDialog.ts';
import { walletWords } from '../../features/wallet/walletWords.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { EarningsTable } from './EarningsTable.tsx';
import { pageWords } from './pageWords.ts';
import { TransactionsTable } from './TransactionsTable.tsx';
import {
  AvailableStat,
  HeldStat,
  OnTheWayStat,
  PendingStat,
} from '../../features/wallet/WalletStats.tsx';
import { FirstBlock } from '../../features/wallet/FirstBlock.tsx';
import { routeTable } from '../../routeTable.ts';
import { WithdrawAction } from './WithdrawAction.tsx';
import { WithdrawalsTable } from './WithdrawalsTable.tsx';

const views = ['jobs', 'ahead', 'transactions', 'withdrawals', 'year'];

const AheadView = lazySection(() => import('./ahead/AheadView.tsx'));
const YearPage = lazySection(() => import('./year/YearPage.tsx'));

const WithdrawalDialog = lazyDialog(() => import('./withdrawal/WithdrawalDialog.tsx'));

type BalancesProps = {
  wallet: Wallet;
  /** Whether there is no other currency. */
  isOnly: boolean;
};

function Balances({ wallet, isOnly }: BalancesProps) {
  return (
    <StatGroup actions={<WithdrawAction wallet={wallet} isOnly={isOnly} />}>
      <AvailableStat wallet={wallet} note={<FirstBlock wallet={wallet} />} />
      <PendingStat wallet={wallet} />
      <HeldStat wallet={wallet} />
      <OnTheWayStat wallet={wallet} />
    </StatGroup>
  );
}

/** Renders the figures of each currency above a part of the wallet; all parts but the money ahead have them. */
function WithBalances({ children }: { children: ReactNode }) {
  const query = useWalletsOfPage();
  return (
    <Stack gap="md">
      <Card padding="sm">
        <Loaded
          query={query}
          errorTitle={<FormattedMessage {...walletWords.problem} />}
          skeleton={<Skeleton lines={4} />}
        >
          {({ wallets }) => (
            <Stack gap="lg">
              {wallets.map((wallet) => (
                <Stack key={wallet.currency} gap="md">
                  {wallets.length > 1 && (
                    <Heading level={2} size="md">
                      {wallet.currency}
                    </Heading>
                  )}
                  <Balances wallet={wallet} isOnly={wallets.length === 1} />
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

function Views() {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const view = params.get('view') ?? '';
  const year = <YearPage skeleton={<Skeleton lines={10} />} />;
  return (
    <Tabs
      variant="segmented"
      aria-label={formatMessage({ id: 'wallet.views', defaultMessage: 'Wallet views' })}
      selectedKey={views.includes(view) ? view : 'jobs'}
      onSelectionChange={(next) => change({ ...noFilters, view: next === 'jobs' ? null : next })}
      items={[
        {
          id: 'jobs',
          label: formatMessage({ id: 'wallet.view.earnings', defaultMessage: 'Earnings' }),
          content: (
            <WithBalances>
              <EarningsTable />
            </WithBalances>
          ),
        },
        {
          id: 'ahead',
          label: formatMessage({ id: 'wallet.view.ahead', defaultMessage: 'Ahead' }),
          content: <AheadView skeleton={<Skeleton lines={6} />} />,
        },
        {
          id: 'transactions',
          label: formatMessage({
            id: 'wallet.view.transactions',
            defaultMessage: 'Transactions',
          }),
          content: (
            <WithBalances>
              <TransactionsTable />
            </WithBalances>
          ),
        },
        {
          id: 'withdrawals',
          label: formatMessage(pageWords.withdrawalsLabel),
          content: (
            <WithBalances>
              <WithdrawalsTable />
            </WithBalances>
          ),
        },
        {
          id: 'year',
          label: formatMessage(routeTable.year.title),
          // A statement is a separate document, without the wallet's figures.
          content: params.has('statement') ? year : <WithBalances>{year}</WithBalances>,
        },
      ]}
    />
  );
}

/** Shows the parts of the wallet: earnings of jobs, money ahead, transactions, withdrawals, and the year. */
export default function WalletPage() {
  const { step, close } = useWithdrawalDialog();
  return (
    <RoutePage title={<FormattedMessage {...routeTable.wallet.title} />}>
      <Views />
      {step !== null && <WithdrawalDialog onClose={close} />}
    </RoutePage>
  );
}
