import {
  AppShell,
  Customizer,
  Icon,
  ScrollToTop,
  ThemeTour,
  type NavigationItem,
} from '@byline/design-system';
import { BriefcaseBusiness, CircleHelp, History, LayoutDashboard, Wallet } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const Commands = lazy(() => import('./commands/Commands.tsx'));

function useNavigationItems(): NavigationItem[] {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const isWallet = pathname === paths.dashboard && search.includes('tab=wallet');
  const places = [
    {
      href: paths.dashboard,
      icon: LayoutDashboard,
      label: formatMessage({ id: 'layout.menu.dashboard', defaultMessage: 'Dashboard' }),
      isCurrent: pathname === paths.dashboard && !isWallet,
    },
    {
      href: paths.jobs,
      icon: BriefcaseBusiness,
      label: formatMessage({ id: 'layout.menu.jobs', defaultMessage: 'Jobs' }),
      isCurrent: pathname.startsWith(paths.jobs),
    },
    {
      href: paths.jobHistory,
      icon: History,
      label: formatMessage({ id: 'layout.menu.history', defaultMessage: 'My jobs' }),
      isCurrent: pathname === paths.jobHistory,
    },
    {
      href: paths.wallet,
      icon: Wallet,
      label: formatMessage({ id: 'layout.menu.wallet', defaultMessage: 'Wallet' }),
      isCurrent: isWallet,
    },
    {
      href: paths.help,
      icon: CircleHelp,
      label: formatMessage({ id: 'layout.menu.help', defaultMessage: 'Help' }),
      isCurrent: pathname === paths.help,
    },
  ];
  return places.map(({ icon, ...place }) => ({ ...place, icon: <Icon as={icon} size={20} /> }));
}

/** The frame of the application for those who are approved. */
export default function AuthenticatedLayout({ children }: { children: ReactNode }) {
  const items = useNavigationItems();
  const { pathname } = useLocation();
  return (
    <AppShell
      brand={<Brand />}
      items={items}
      bottomItems={items}
      currentPath={pathname}
      navbarEnd={
        <>
          <Suspense>
            <Commands />
          </Suspense>
          <AccountMenu />
        </>
      }
      banner={<OfflineBanner />}
      footer={<SiteFooter />}
    >
      {children}
      <ScrollToTop />
      <Customizer />
      <ThemeTour />
    </AppShell>
  );
}
