import {
  ButtonLink,
  Card,
  DateTime,
  Money,
  Skeleton,
  Stack,
  Stat,
  StatGroup,
  Text,
} from '@byline/design-system';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Wallet } from '../../../server/contract/wallet.ts';
import { useWallets } from '../../api/wallet.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { paths } from '../../paths.ts';
import { getBlockReason } from './withdrawal/blockReason.tsx';
import { chooseWallet } from './withdrawal/withdrawalFee.ts';
import { walletPaths } from './withdrawal/walletPaths.ts';

function Figures({ wallet }: { wallet: Wallet }) {
  const { available, pending, in_transit: inTransit, next } = wallet;
  return (
    <Stack gap="md">
      <Stat
        size="lg"
        label={<FormattedMessage id="wallet.available" defaultMessage="Available" />}
        value={<Money value={available} />}
      />
      <StatGroup>
        <Stat
          size="sm"
          label={<FormattedMessage id="wallet.pending" defaultMessage="Pending" />}
          value={<Money value={pending} />}
          hint={
            next && (
              <FormattedMessage
                id="wallet.next"
                defaultMessage="{amount} on {date}"
                values={{
                  amount: <Money value={next.amount} />,
                  date: <DateTime value={next.on} isDateOnly />,
                }}
              />
            )
          }
        />
        <Stat
          size="sm"
          label={<FormattedMessage id="wallet.inTransit" defaultMessage="On the way" />}
          value={<Money value={inTransit} />}
        />
      </StatGroup>
    </Stack>
  );
}

// The first reason why nothing can be withdrawn; the dialog lists all.
function WithdrawLink({ wallets }: { wallets: Wallet[] }) {
  const wallet = chooseWallet(wallets, null);
  const [block] = wallet?.withdrawal.blocked_by ?? [];
  return (
    <Stack gap="2xs">
      <ButtonLink href={walletPaths.withdraw} isFullWidth>
        <FormattedMessage id="wallet.withdraw" defaultMessage="Withdraw" />
      </ButtonLink>
      {wallet && block && (
        <Text size="sm" tone="muted">
          {getBlockReason(block, wallet).title}
        </Text>
      )}
    </Stack>
  );
}

/** Shows the wallet of each currency in three figures, with the date of the next pending amount. */
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
        skeleton={<Skeleton lines={5} />}
      >
        {({ wallets }) => (
          <Stack gap="md">
            {wallets.map((wallet) => (
              <Fragment key={wallet.currency}>
                {wallets.length > 1 && (
                  <Text as="h3" weight="semibold">
                    {wallet.currency}
                  </Text>
                )}
                <Figures wallet={wallet} />
              </Fragment>
            ))}
            <WithdrawLink wallets={wallets} />
            <ButtonLink href={paths.wallet} variant="soft" isFullWidth>
              <FormattedMessage id="walletCard.open" defaultMessage="Open wallet" />
            </ButtonLink>
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
