import { Button, Grid, Inline, Stack, Tabs, useWindowWidth } from '@byline/design-system';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWallets } from '../../api/wallet.ts';
import { HiddenUntilLoaded } from '../../features/requests/HiddenUntilLoaded.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { LazyPart } from '../../shell/LazyPart.tsx';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { Invitations, useInvitations } from './Invitations.tsx';
import { JobsForYou } from './JobsForYou.tsx';
import { NextUp, useNextUp } from './NextUp.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { useRemovedCards, type CardName } from './useRemovedCards.ts';
import { WalletCard } from './WalletCard.tsx';
import { ThisYearCard } from './ThisYearCard.tsx';
import { WalletTab } from './WalletTab.tsx';
import { YearSkeleton } from './YearSkeleton.tsx';

const loadYearTab = () => import('./YearTab.tsx');

// Narrower windows, in px, are those of phones.
const phoneWidth = 768;

// Each card loads and fails on its own. On phones, what is due comes before the money.
function Overview() {
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

const tabs = ['overview', 'wallet', 'year'] as const;

function getTab(params: URLSearchParams): (typeof tabs)[number] {
  return tabs.find((tab) => tab === params.get('tab')) ?? 'overview';
}

/** Renders the page with next steps, balances and matching jobs in one tab, the wallet and the figures of a year in others. */
export default function DashboardPage() {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const open = (tab: string) => {
    // The other parameters are those of the tab that is left.
    const others = [...params.keys()].map((name): [string, null] => [name, null]);
    change({ ...Object.fromEntries(others), tab: tab === 'overview' ? null : tab });
  };
  return (
    <RoutePage>
      <Tabs
        label={formatMessage({ id: 'dashboard.tabs', defaultMessage: 'Dashboard sections' })}
        selectedKey={getTab(params)}
        onSelectionChange={open}
        items={[
          {
            id: 'overview',
            label: formatMessage({ id: 'dashboard.overview', defaultMessage: 'Overview' }),
            content: <Overview />,
          },
          {
            id: 'wallet',
            label: formatMessage({ id: 'dashboard.wallet', defaultMessage: 'Wallet' }),
            content: <WalletTab />,
          },
          {
            id: 'year',
            label: formatMessage({ id: 'title.year', defaultMessage: 'Year' }),
            content: (
              <LazyPart
                load={loadYearTab}
                skeleton={<YearSkeleton />}
                errorTitle={
                  <FormattedMessage
                    id="year.problem"
                    defaultMessage="The figures of the year could not be loaded."
                  />
                }
              />
            ),
          },
        ]}
      />
    </RoutePage>
  );
}
