import { Button, Grid, Inline, Stack, HiddenUntilLoaded } from '@byline/design-system';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWalletsOfPage } from '../../api/wallet.ts';
import { chooseWallet } from '../../features/wallet/canWithdraw.ts';
import { useSetupFix } from '../../features/wallet/useSetupFix.ts';
import { chooseLeadingCard } from './chooseLeadingCard.ts';
import { Invitations, useInvitations } from './Invitations.tsx';
import { JobsForYou } from './JobsForYou.tsx';
import { findUrgent, hasNextUp, NextUp, useNextUp } from './NextUp.tsx';
import { renderPaidNews, usePaidWithdrawals } from './PaidNews.tsx';
import { isSetUp, SetupChecklist } from './SetupChecklist.tsx';
import { useUser } from '../../session/useUser.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { useRemovedCards, type CardName } from '../../device/useRemovedCards.ts';
import { hasMoney, WalletCard } from './WalletCard.tsx';
import { MoneyAheadCard } from './MoneyAhead.tsx';
import { ThisYear } from './ThisYear.tsx';

/**
 * Shows balances, next steps and matching jobs in cards that load and fail independently: the money first, then what is due; for a new
 * user, what is left to set up.
 */
export default function OverviewPage() {
  const { removed, remove, restore } = useRemovedCards();
  const { data: user } = useUser();
  const nextUp = useNextUp();
  const wallets = useWalletsOfPage();
  const invitations = useInvitations();
  const paid = usePaidWithdrawals();
  const [isExpanded, setIsExpanded] = useState(true);
  const main = chooseWallet(wallets.data?.wallets ?? [], null);
  const fix = useSetupFix(main);
  const isShown = (name: CardName) => !removed.includes(name);
  const show = (name: CardName, card: ReactNode) => isShown(name) && card;
  // The wallet also leads to what is left to set up before its money can be withdrawn.
  const isReady =
    main?.withdrawal.blocked_by.length === 0 || (Boolean(fix) && (main?.available.amount ?? 0) > 0);
  const isNew = user && !isSetUp(user) && !hasMoney(wallets.data);
  const leading = chooseLeadingCard({
    isNew: Boolean(isNew),
    isSetUp: Boolean(user && isSetUp(user)),
    hasUrgentStep: isShown('nextUp') && isExpanded && findUrgent(nextUp.data) !== undefined,
    hasMoneyToMove: isShown('wallet') && isReady,
  });
  const nextUpCard = show(
    'nextUp',
    <NextUp
      isFirst={leading === 'nextUp'}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
      onRemove={() => {
        setIsExpanded(true);
        remove('nextUp');
      }}
    />,
  );
  const setupCard = show(
    'setup',
    <SetupChecklist isSecondary={leading !== 'setup'} onRemove={() => remove('setup')} />,
  );
  const walletCard = show(
    'wallet',
    <WalletCard isSecondary={leading !== 'wallet'} onRemove={() => remove('wallet')} />,
  );
  const paidNews = renderPaidNews(paid.data);
  return (
    <RoutePage>
      <Stack gap="lg">
        {isNew ? setupCard : walletCard}
        {!isNew && (paidNews || nextUpCard) && (
          <HiddenUntilLoaded above={[wallets, paid]}>
            <Stack gap="lg">
              {paidNews}
              {nextUpCard}
            </Stack>
          </HiddenUntilLoaded>
        )}
        <HiddenUntilLoaded above={[nextUp, wallets, paid, invitations]}>
          <Stack gap="lg">
            {isNew && hasNextUp(nextUp.data) && nextUpCard}
            {!isNew && show('ahead', <MoneyAheadCard onRemove={() => remove('ahead')} />)}
            <Grid gap="lg" minColumnWidth={320} isFullWidth>
              {show('invitations', <Invitations onRemove={() => remove('invitations')} />)}
              {!isNew && setupCard}
            </Grid>
            <JobsForYou />
            <ThisYear />
          </Stack>
        </HiddenUntilLoaded>
        {removed.length > 0 && (
          <Inline justify="center">
            <Button variant="ghost" onPress={restore}>
              <FormattedMessage
                id="dashboard.restore"
                defaultMessage="Restore {count, plural, one {# card} other {# cards}}"
                values={{ count: removed.length }}
              />
            </Button>
          </Inline>
        )}
      </Stack>
    </RoutePage>
  );
}
