import { Button, Grid, Inline, Stack, useWindowWidth } from '@byline/design-system';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWallets } from '../../api/wallet.ts';
import { HiddenUntilLoaded } from '../../features/requests/HiddenUntilLoaded.tsx';
import { Invitations, useInvitations } from './Invitations.tsx';
import { JobsForYou } from './JobsForYou.tsx';
import { NextUp, useNextUp } from './NextUp.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { useRemovedCards, type CardName } from '../../device/useRemovedCards.ts';
import { WalletCard } from './WalletCard.tsx';
import { ThisYearCard } from './ThisYearCard.tsx';

// In px. Narrower windows are phones.
const phoneWidth = 768;

/** Shows next steps, balances and matching jobs in cards that load and fail independently. On phones, what is due comes first. */
export default function OverviewPage() {
  const { removed, remove, restore } = useRemovedCards();
  const nextUp = useNextUp();
  const wallets = useWallets();
  const invitations = useInvitations();
  const isPhone = useWindowWidth((width) => width < phoneWidth);
  const show = (name: CardName, Card: ComponentType<{ onRemove: () => void }>) =>
    !removed.includes(name) && <Card onRemove={() => remove(name)} />;
  const [first, second] = isPhone
    ? [show('nextUp', NextUp), show('wallet', WalletCard)]
    : [show('wallet', WalletCard), show('nextUp', NextUp)];
  return (
    <Stack gap="lg">
      {first}
      {second && (
        <HiddenUntilLoaded above={[isPhone ? nextUp : wallets]}>{second}</HiddenUntilLoaded>
      )}
      <HiddenUntilLoaded above={[nextUp, wallets, invitations]}>
        <Stack gap="lg">
          <Grid gap="lg" minColumn={320} isStretched>
            {show('invitations', Invitations)}
            {show('setup', SetupChecklist)}
          </Grid>
          <JobsForYou />
          <ThisYearCard />
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
  );
}
