import {
  Card,
  DateTime,
  Grid,
  Money,
  Skeleton,
  Stack,
  Stat,
  Tabs,
  Text,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Wallet } from '../../../server/contract/wallet.ts';
import { useWallets } from '../../api/wallet.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { EarningsTable } from './EarningsTable.tsx';
import { TransactionsTable } from './TransactionsTable.tsx';

function Balances({ wallet }: { wallet: Wallet }) {
  const { available, pending, in_transit: inTransit, lifetime_earned: lifetime, next } = wallet;
  return (
    <Grid minColumn={150} gap="lg">
      <Stat
        size="lg"
        label={<FormattedMessage id="wallet.available" defaultMessage="Available" />}
        value={<Money value={available} />}
        hint={<FormattedMessage id="wallet.availableHint" defaultMessage="Ready to withdraw" />}
      />
      <Stat
        label={<FormattedMessage id="wallet.pending" defaultMessage="Pending" />}
        value={<Money value={pending} />}
        hint={
          next ? (
            <FormattedMessage
              id="wallet.nextLong"
              defaultMessage="Next: {amount} on {date}"
              values={{
                amount: <Money value={next.amount} />,
                date: <DateTime value={next.on} isDateOnly />,
              }}
            />
          ) : (
            <FormattedMessage
              id="wallet.pendingHint"
              defaultMessage="Approved, not available yet"
            />
          )
        }
      />
      <Stat
        label={<FormattedMessage id="wallet.inTransit" defaultMessage="On the way" />}
        value={<Money value={inTransit} />}
        hint={
          <FormattedMessage id="wallet.inTransitHint" defaultMessage="On its way to your bank" />
        }
      />
      <Stat
        label={<FormattedMessage id="wallet.lifetime" defaultMessage="Lifetime earnings" />}
        value={<Money value={lifetime} />}
      />
      {wallet.on_hold.amount > 0 && (
        <Stat
          tone="warning"
          label={<FormattedMessage id="wallet.onHold" defaultMessage="On hold" />}
          value={<Money value={wallet.on_hold} />}
          hint={<FormattedMessage id="wallet.onHoldHint" defaultMessage="See the reason below" />}
        />
      )}
    </Grid>
  );
}

/** Shows the wallet of each currency, payments of jobs and transactions. */
export function WalletTab() {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const query = useWallets();
  return (
    <Stack gap="lg">
      <Card>
        <Loaded
          query={query}
          errorTitle={
            <FormattedMessage
              id="wallet.problem"
              defaultMessage="The wallet could not be loaded."
            />
          }
          skeleton={<Skeleton lines={3} />}
        >
          {({ wallets }) => (
            <Stack gap="lg">
              {wallets.map((wallet) => (
                <Stack key={wallet.currency} gap="sm">
                  {wallets.length > 1 && (
                    <Text as="h2" weight="semibold">
                      {wallet.currency}
                    </Text>
                  )}
                  <Balances wallet={wallet} />
                </Stack>
              ))}
            </Stack>
          )}
        </Loaded>
      </Card>
      <Tabs
        label={formatMessage({ id: 'wallet.views', defaultMessage: 'Wallet views' })}
        selectedKey={params.get('view') === 'transactions' ? 'transactions' : 'jobs'}
        onSelectionChange={(view) =>
          change({ view: view === 'jobs' ? null : view, state: null, type: null, page: null })
        }
        items={[
          {
            id: 'jobs',
            label: formatMessage({ id: 'wallet.view.jobs', defaultMessage: 'Earnings by job' }),
            content: <EarningsTable />,
          },
          {
            id: 'transactions',
            label: formatMessage({
              id: 'wallet.view.transactions',
              defaultMessage: 'Transactions',
            }),
            content: <TransactionsTable />,
          },
        ]}
      />
    </Stack>
  );
}
