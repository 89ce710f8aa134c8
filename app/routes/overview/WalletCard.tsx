import {
  ButtonLink,
  Card,
  Heading,
  Inline,
  Loaded,
  Skeleton,
  Stack,
  StatGroup,
} from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { useWallets } from '../../api/wallet.ts';
import { walletWords } from '../../features/wallet/walletWords.ts';
import { paths } from '../../paths.ts';
import {
  AvailableStat,
  HeldStat,
  OnTheWayStat,
  OverduePart,
  PendingStat,
} from '../../features/wallet/WalletStats.tsx';
import { FirstBlock } from '../../features/wallet/FirstBlock.tsx';
import { chooseWallet } from '../../features/wallet/canWithdraw.ts';
import { useSetupFix } from '../../features/wallet/useSetupFix.ts';

type FiguresProps = {
  wallet: Wallet;
  /** The button beside the amount that can be withdrawn. */
  action: ReactNode;
  /** Why nothing can be withdrawn. */
  note: ReactNode;
};

function Figures({ wallet, action, note }: FiguresProps) {
  return (
    <StatGroup>
      <AvailableStat wallet={wallet} action={action} note={note} />
      <PendingStat
        wallet={wallet}
        hasZero
        description={wallet.overdue.amount > 0 && <OverduePart wallet={wallet} />}
      />
      <HeldStat wallet={wallet} />
      <OnTheWayStat wallet={wallet} />
    </StatGroup>
  );
}

type WithdrawLinkProps = { wallets: Wallet[]; isSecondary: boolean };

// The link to withdraw, or to what the user must do before; nothing while only waiting helps.
function WithdrawLink({ wallets, isSecondary }: WithdrawLinkProps) {
  const wallet = chooseWallet(wallets, null);
  const fix = useSetupFix(wallet);
  if (!fix && wallet?.withdrawal.blocked_by.length !== 0) return null;
  return (
    <ButtonLink href={fix?.href ?? paths.withdraw} variant={isSecondary ? 'soft' : 'solid'}>
      {fix?.label ?? <FormattedMessage {...walletWords.withdraw} />}
    </ButtonLink>
  );
}

/** Returns whether there is, was or will be money in a wallet. */
export function hasMoney(data: { wallets: Wallet[] } | undefined): boolean {
  if (!data) return false;
  return data.wallets.some(
    ({ available, pending, in_transit: inTransit, lifetime_earned: lifetime, ahead }) =>
      ahead.length > 0 ||
      [available, pending, inTransit, lifetime].some(({ amount }) => amount !== 0),
  );
}

type WalletCardProps = {
  /** Whether the button to withdraw is secondary, because nothing can be withdrawn or work is due soon. */
  isSecondary: boolean;
  onRemove: () => void;
};

/** Shows the figures of each wallet, with the button that withdraws. */
export function WalletCard({ isSecondary, onRemove }: WalletCardProps) {
  const query = useWallets();
  return (
    <Card
      title={<FormattedMessage id="walletCard.title" defaultMessage="Wallet" />}
      actions={
        <ButtonLink href={paths.wallet} variant="ghost" size="sm">
          <FormattedMessage id="walletCard.open" defaultMessage="Open wallet" />
        </ButtonLink>
      }
      isCollapsible
      onRemove={onRemove}
      onRefresh={() => query.mutate()}
    >
      <Loaded
        query={query}
        errorTitle={<FormattedMessage {...walletWords.problem} />}
        skeleton={
          <Inline gap="xl">
            <Stack gap="sm">
              <Skeleton width={80} />
              <Skeleton shape="block" height={40} width={176} />
              <Skeleton width={208} />
            </Stack>
            <Skeleton lines={2} width={112} />
            <Skeleton lines={2} width={112} />
          </Inline>
        }
      >
        {({ wallets }) => (
          <Stack gap="lg">
            {/* The button and the note appear once, beside the first wallet; they are about the wallet that can be withdrawn from. */}
            {wallets.map((wallet, index) => (
              <Stack key={wallet.currency} gap="sm">
                {wallets.length > 1 && <Heading level={3}>{wallet.currency}</Heading>}
                <Figures
                  wallet={wallet}
                  action={
                    index === 0 && <WithdrawLink wallets={wallets} isSecondary={isSecondary} />
                  }
                  note={
                    index === 0 && <FirstBlock wallet={chooseWallet(wallets, null) ?? wallet} />
                  }
                />
              </Stack>
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
