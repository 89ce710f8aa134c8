import { Stack, Tabs, TwoColumnLayout } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { JobsForYou } from './JobsForYou.tsx';
import { NextUp } from './NextUp.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { WalletCard } from './WalletCard.tsx';
import { WalletTab } from './WalletTab.tsx';

// Each card loads and fails on its own.
function Overview() {
  return (
    <TwoColumnLayout
      aside={
        <Stack gap="lg">
          <WalletCard />
          <SetupChecklist />
        </Stack>
      }
    >
      <Stack gap="lg">
        <NextUp />
        <JobsForYou />
      </Stack>
    </TwoColumnLayout>
  );
}

/** Renders the page with next steps, balances and matching jobs in one tab, and the wallet in the other. */
export default function DashboardPage() {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  return (
    <RoutePage>
      <Tabs
        label={formatMessage({ id: 'dashboard.tabs', defaultMessage: 'Dashboard sections' })}
        selectedKey={params.get('tab') === 'wallet' ? 'wallet' : 'overview'}
        onSelectionChange={(tab) =>
          change({ tab: tab === 'wallet' ? tab : null, view: null, state: null, page: null })
        }
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
        ]}
      />
    </RoutePage>
  );
}
