import { ButtonLink, Card, Grid, Money, Stack, Stat, StatGroup, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Wallet, WithdrawalBlock } from '../../../contract/schemas/wallet.ts';
import { usePayoutMethod } from '../../api/profile.ts';
import { useWallets } from '../../api/wallet.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { paths } from '../../paths.ts';
import { LazyPart } from '../../shell/LazyPart.tsx';
import { LastMonthsSkeleton } from './LastMonthsSkeleton.tsx';
import { AvailableStat, WalletExceptions } from '../../features/wallet/WalletStats.tsx';
import { getBlockReason } from '../../features/wallet/blockReason.tsx';
import { chooseWallet } from '../../features/wallet/canWithdraw.ts';

const loadLastMonths = () => import('./LastMonths.tsx');

function Figures({ wallet }: { wallet: Wallet }) {
  const { pending, in_transit: inTransit } = wallet;
  return (
    <Stack gap="md">
      <AvailableStat wallet={wallet} />
      <StatGroup>
        <Stat
          size="sm"
          label={<FormattedMessage id="wallet.pending" defaultMessage="Pending" />}
          value={<Money value={pending} />}
        />
        <Stat
          size="sm"
          label={<FormattedMessage id="wallet.inTransit" defaultMessage="On the way" />}
          value={<Money value={inTransit} />}
        />
      </StatGroup>
      <WalletExceptions wallet={wallet} />
    </Stack>
  );
}

function FirstBlock({ block, wallet }: { block: WithdrawalBlock; wallet: Wallet }) {
  const { data: payout } = usePayoutMethod();
  // A missing payout method and one that is being checked have their own words.
  if (!payout) return null;
  return (
    <Text size="sm" tone="muted">
      {getBlockReason(block, wallet, payout.method).title}
    </Text>
  );
}

// The first reason why nothing can be withdrawn; the dialog lists all.
function Actions({ wallets }: { wallets: Wallet[] }) {
  const wallet = chooseWallet(wallets, null);
  const [block] = wallet?.withdrawal.blocked_by ?? [];
  return (
    <Stack gap="2xs">
      <Grid minColumn={128} gap="sm" isStretched>
        <ButtonLink href={paths.withdraw} isFullWidth>
          <FormattedMessage id="wallet.withdraw" defaultMessage="Withdraw" />
        </ButtonLink>
        <ButtonLink href={paths.wallet} variant="soft" isFullWidth>
          <FormattedMessage id="walletCard.open" defaultMessage="Open wallet" />
        </ButtonLink>
      </Grid>
      {wallet && block && <FirstBlock block={block} wallet={wallet} />}
    </Stack>
  );
}

/** Shows the figures of each wallet, the next payment, and the last twelve months of the account's own currency. */
export function WalletCard({ onRemove }: { onRemove: () => void }) {
  const query = useWallets();
  return (
    <Card
      title={<FormattedMessage id="walletCard.title" defaultMessage="Wallet" />}
      isCollapsible
      onRemove={onRemove}
      onRefresh={() => query.mutate()}
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage id="wallet.problem" defaultMessage="The wallet could not be loaded." />
        }
        skeleton={<LastMonthsSkeleton />}
      >
        {({ wallets }) => (
          <Grid minColumn={400} gap="xl">
            <Stack gap="lg">
              {wallets.map((wallet) => (
                <Stack key={wallet.currency} gap="sm">
                  {wallets.length > 1 && (
                    <Text as="h3" weight="semibold">
                      {wallet.currency}
                    </Text>
                  )}
                  <Figures wallet={wallet} />
                </Stack>
              ))}
              <Actions wallets={wallets} />
            </Stack>
            {wallets[0] && wallets[0].lifetime_earned.amount > 0 && (
              <LazyPart
                load={loadLastMonths}
                skeleton={<LastMonthsSkeleton />}
                errorTitle={
                  <FormattedMessage
                    id="lastMonths.problem"
                    defaultMessage="The last 12 months could not be loaded."
                  />
                }
              />
            )}
          </Grid>
        )}
      </Loaded>
    </Card>
  );
}
