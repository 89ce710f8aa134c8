import { Tabs } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { Overview } from './Overview.tsx';
import { WalletTab } from './WalletTab.tsx';

/** What to do next, what money comes when, what new work there is; and the wallet in full. */
export default function DashboardPage() {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  return (
    <RoutePage>
      <Tabs
        label={formatMessage({ id: 'dashboard.tabs', defaultMessage: 'Parts of the dashboard' })}
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
