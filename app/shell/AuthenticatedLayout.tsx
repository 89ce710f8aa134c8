import {
  AppShell,
  Banner,
  Customizer,
  ScrollToTop,
  ThemeTour,
  type NavigationItem,
} from '@byline/design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useIsOnline } from '../features/requests/useIsOnline.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import { destinations, findCurrentDestination } from './destinations.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const Commands = lazy(() => import('./commands/Commands.tsx'));

/** The most items that fit into the bar of a phone. The drawer has them all. */
const bottomBarSize = 5;

function useNavigationItems(): NavigationItem[] {
  const { formatMessage } = useIntl();
  const current = findCurrentDestination(useLocation());
  return destinations
    .filter(({ navigation }) => navigation === 'menu')
    .map((destination) => ({
      href: destination.path,
      icon: destination.icon,
      label: formatMessage(destination.menuLabel ?? destination.title),
      isCurrent: destination === current,
    }));
}

function OfflineBanner() {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <Banner tone="warning">
      <FormattedMessage
        id="layout.offline.text"
        defaultMessage="You are offline. You can keep reading and writing, and send once you are back online."
      />
    </Banner>
  );
}

/** Renders the layout of pages for approved users. */
export default function AuthenticatedLayout({ children }: { children: ReactNode }) {
  const items = useNavigationItems();
  const { pathname } = useLocation();
  return (
    <AppShell
      brand={<Brand />}
      items={items}
      bottomItems={items.slice(0, bottomBarSize)}
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
