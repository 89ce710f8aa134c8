import {
  AppShell,
  lazyPart,
  Link,
  type NavigationItem,
  ScrollToTop,
  Skeleton,
  useIsOnline,
} from '@byline/design-system';
import { Customizer, ThemeTour } from '@byline/design-system/portal';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { getDeviceTimeZone } from '../device/deviceTimeZone.ts';
import { useUnsentJobs } from '../device/unsentJobs.ts';
import { getContactHref, getHelpHref } from '../features/help/contactHref.ts';
import { ConnectionBanner } from '../features/requests/ConnectionBanner.tsx';
import type { RouteName } from '../routeTable.ts';
import { useUser } from '../session/useUser.ts';
import { AccountMenu } from '../features/commands/AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import { LoadingPart } from './LoadingRoute.tsx';
import { menuItems } from '../features/commands/destinations.tsx';
import type { NavbarDialog } from '../features/commands/navbarDialog.ts';
import { SectionContext } from './SectionContext.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { useSection } from './useSection.ts';

const Commands = lazyPart(() => import('../features/commands/Commands.tsx'));
const TimeZoneQuestion = lazyPart(() => import('../features/profile/TimeZoneQuestion.tsx'));
const WaitingMessages = lazyPart(() => import('../features/discussion/WaitingMessages.tsx'));
const UnreadBell = lazyPart(() => import('../features/unread/UnreadBell.tsx'));

/** The most items that fit into the bar of a phone. With more, phones would have a drawer too. */
const bottomBarSize = 5;

function useNavigationItems(current: RouteName | undefined): NavigationItem[] {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const unread = user?.unread_messages ?? 0;
  const unreadLabel = formatMessage(
    {
      id: 'layout.menu.unread',
      defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    },
    { count: unread },
  );
  return menuItems.map((destination) => ({
    href: destination.path,
    icon: destination.icon,
    label: formatMessage(destination.menuLabel ?? destination.title),
    ...(destination.name === 'jobHistory' && {
      badge: { count: unread, 'aria-label': unreadLabel },
    }),
    isCurrent: destination.name === current,
  }));
}

// Most devices are in the time zone of the account, and do not load the code of the question.
function ZoneNote() {
  const { data: user } = useUser();
  const isOnline = useIsOnline();
  if (!user || !isOnline || user.timezone === getDeviceTimeZone()) return null;
  return (
    <Suspense>
      <TimeZoneQuestion user={user} />
    </Suspense>
  );
}

// Most pages have no unsent messages, and do not load the code that sends them.
function Waiting() {
  const { data: user } = useUser();
  const jobIds = useUnsentJobs();
  const isOnline = useIsOnline();
  if (!user || jobIds.length === 0) return null;
  return (
    <Suspense>
      {/* Mounted again once online: code that could not load offline is loaded then. */}
      <WaitingMessages key={`${user.id} ${isOnline}`} jobIds={jobIds} />
    </Suspense>
  );
}

/** The size of a button of the navbar, in px. */
const toolSize = 40;

function ToolSkeleton() {
  return <Skeleton shape="circle" width={toolSize} />;
}

function NavbarTools() {
  const [dialog, setDialog] = useState<NavbarDialog | null>(null);
  const { data: user } = useUser();
  // Until the user is known, these are placeholders: stars and unread messages on the device may belong to another user.
  if (!user) return ['search', 'bell', 'account'].map((tool) => <ToolSkeleton key={tool} />);
  return (
    // One boundary, so that no button moves when the code of another arrives.
    <Suspense fallback={<LoadingPart />}>
      <Commands dialog={dialog} onDialogChange={setDialog} />
      <UnreadBell />
      <span data-part="navbar-extras">
        <Customizer
          isOpen={dialog === 'display'}
          onOpenChange={(isOpen) => setDialog(isOpen ? 'display' : null)}
        />
      </span>
      <AccountMenu onOpen={setDialog} />
    </Suspense>
  );
}

/** Renders the layout of pages for approved users. */
export default function AuthenticatedLayout({ children }: { children: ReactNode }) {
  const location = useLocation();
  const section = useSection();
  const items = useNavigationItems(section.item);
  const page = `${location.pathname}${location.search}`;
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const load = import('../device/serviceWorker/register.ts');
    void load.then(({ registerServiceWorker }) => registerServiceWorker());
  }, []);
  return (
    <AppShell
      brand={<Brand />}
      items={items}
      bottomItems={items.slice(0, bottomBarSize)}
      currentHref={location.pathname}
      navbarEnd={<NavbarTools />}
      pageStart={<ConnectionBanner />}
      pageEnd={<ZoneNote />}
      footer={
        <SiteFooter>
          <Link href={getHelpHref(page)} variant="quiet">
            <FormattedMessage id="layout.footer.help" defaultMessage="Help with this page" />
          </Link>
          <Link href={getContactHref({ page })} variant="quiet">
            <FormattedMessage id="layout.footer.contact" defaultMessage="Ask about this page" />
          </Link>
        </SiteFooter>
      }
    >
      <SectionContext value={section}>{children}</SectionContext>
      <ScrollToTop />
      <Waiting />
      <ThemeTour />
    </AppShell>
  );
}
