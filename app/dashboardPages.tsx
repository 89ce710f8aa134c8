import { Skeleton, Stack } from '@byline/design-system';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { getCanonicalHref } from './canonicalHref.ts';
import { lazyDialog } from './features/requests/lazyDialog.tsx';
import { useWithdrawalDialog } from './features/wallet/useWithdrawalDialog.ts';
import { routeTable } from './routeTable.ts';
import { LazyPart } from './shell/LazyPart.tsx';
import { RouteContext } from './shell/RouteFrame.tsx';
import { RoutePage } from './shell/RoutePage.tsx';

// These imports are not in routes.tsx, which every page loads, because each import() lists the chunks of its page and so enlarges the file.
const pages = {
  dashboard: () => import('./routes/overview/OverviewPage.tsx'),
  wallet: () => import('./routes/wallet/WalletPage.tsx'),
  year: () => import('./routes/year/YearPage.tsx'),
};

const WithdrawalDialog = lazyDialog(() => import('./routes/withdrawal/WithdrawalDialog.tsx'));

const skeleton = (
  <Stack gap="lg">
    <Skeleton lines={3} />
    <Skeleton lines={6} />
  </Stack>
);

// The year is passed to the wallet as a prop, because areas of app/routes do not import each other.
const year = <LazyPart load={pages.year} skeleton={skeleton} />;

function WalletWithDialog() {
  const { step, close } = useWithdrawalDialog();
  return (
    <RoutePage title={<FormattedMessage {...routeTable.wallet.title} />}>
      <LazyPart load={pages.wallet} props={{ year }} skeleton={skeleton} />
      {step !== null && <WithdrawalDialog onClose={close} />}
    </RoutePage>
  );
}

/** Renders the page that the query of the dashboard selects: the overview, or the wallet, which contains the year. */
export default function DashboardPages() {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const entry = use(RouteContext);
  const href = `${pathname}${search}`;
  const canonicalHref = getCanonicalHref(href);
  if (canonicalHref !== href) return <Navigate to={canonicalHref} replace state={state} />;
  // The wallet and the year are parts of the dashboard in the route table.
  if (entry?.partOf) return <WalletWithDialog />;
  return (
    <RoutePage>
      <LazyPart load={pages.dashboard} skeleton={skeleton} />
    </RoutePage>
  );
}
