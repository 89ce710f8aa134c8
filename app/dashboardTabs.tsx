import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { TabbedPage } from './shell/TabbedPage.tsx';

// Not in routes.tsx, which every page loads: each import() lists the chunks of its page, and would make that file larger.
const pages = {
  dashboard: () => import('./routes/overview/OverviewPage.tsx'),
  wallet: () => import('./routes/wallet/WalletPage.tsx'),
  year: () => import('./routes/year/YearPage.tsx'),
};

const dialogs = {
  wallet: {
    parameter: 'withdraw',
    Dialog: lazy(() => import('./routes/withdrawal/WithdrawalDialog.tsx')),
  },
};

/** Renders the dashboard: the overview, the wallet with its dialog for withdrawing, and the year, in tabs. */
export default function DashboardTabs() {
  const { formatMessage } = useIntl();
  return (
    <TabbedPage
      label={formatMessage({ id: 'dashboard.tabs', defaultMessage: 'Dashboard sections' })}
      firstLabel={formatMessage({ id: 'dashboard.overview', defaultMessage: 'Overview' })}
      pages={pages}
      dialogs={dialogs}
    />
  );
}
