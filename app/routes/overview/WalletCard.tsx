import {
  ButtonLink,
  Card,
  Grid,
  Money,
  Skeleton,
  Stack,
  Stat,
  StatGroup,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Wallet, WithdrawalBlock } from '../../../contract/schemas/wallet.ts';
import { usePayoutMethod } from '../../api/profile.ts';
import { useWallets } from '../../api/wallet.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { paths } from '../../paths.ts';
import { MoneyAhead } from './MoneyAhead.tsx';
import { AvailableStat, OverduePart } from '../../features/wallet/WalletStats.tsx';
import { getBlockReason } from '../../features/wallet/blockReason.tsx';
import { chooseWallet } from '../../features/wallet/canWithdraw.ts';

function Figures({ wallet }: { wallet: Wallet }) {
  const { pending, in_transit: inTransit } = wallet;
  return (
    <>
      <AvailableStat wallet={wallet} />
      <StatGroup>
        <Stat
          size="sm"
          label={<FormattedMessage id="wallet.pending" defaultMessage="Pending" />}
          value={<Money value={pending} />}
          hint={wallet.overdue.amount > 0 && <OverduePart wallet={wallet} />}
        />
        <Stat
          size="sm"
          label={<FormattedMessage id="wallet.inTransit" defaultMessage="On the way" />}
          value={<Money value={inTransit} />}
        />
      </StatGroup>
    </>
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

/** Shows the figures of each wallet, and the money ahead. */
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
        skeleton={<Skeleton lines={6} />}
      >
        {({ wallets }) => (
          <Stack gap="lg">
            {wallets.map((wallet, index) => (
              <Stack key={wallet.currency} gap="sm">
                {wallets.length > 1 && (
                  <Text as="h3" weight="semibold">
                    {wallet.currency}
                  </Text>
                )}
                <Grid minColumn={240} gap="lg">
                  <Figures wallet={wallet} />
                  {index === 0 && <Actions wallets={wallets} />}
                </Grid>
              </Stack>
            ))}
            <MoneyAhead wallets={wallets} />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
