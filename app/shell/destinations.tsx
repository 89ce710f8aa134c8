import { Icon } from '@byline/design-system';
import {
  BriefcaseBusiness,
  ChartColumn,
  CircleHelp,
  CircleUser,
  FileText,
  History,
  LayoutDashboard,
  Mail,
  ShieldCheck,
  UserPen,
  Wallet,
} from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { routeEntries, type RouteEntry, type RouteName } from '../routeTable.ts';

type Destination = RouteEntry<RouteName> & { icon: ReactNode };

const icons: Partial<Record<RouteName, ComponentType<SVGProps<SVGSVGElement>>>> = {
  dashboard: LayoutDashboard,
  jobs: BriefcaseBusiness,
  jobHistory: History,
  wallet: Wallet,
  year: ChartColumn,
  profile: CircleUser,
  profileEdit: UserPen,
  contact: Mail,
  help: CircleHelp,
  privacy: ShieldCheck,
};

/** The routes of the main menu and the command palette, in order. */
export const destinations: readonly Destination[] = routeEntries
  .filter(([, { navigation }]) => navigation)
  .map(([name, entry]) => ({
    ...entry,
    icon: <Icon as={icons[name] ?? FileText} size={20} />,
  }));

/** Returns the destination with exactly this address. */
export function findDestination(href: string): Destination | undefined {
  return destinations.find(({ path }) => path === href);
}

/** Returns the destination whose tab an address shows. */
export function findTab({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): Destination | undefined {
  return destinations.find(({ tabOf, path }) => {
    const [page, query = ''] = path.split('?');
    return tabOf && pathname === page && search.includes(query);
  });
}

/** The items of the main menu. */
export const menuItems = destinations.filter(({ navigation }) => navigation === 'menu');

/** Returns the item of the menu that the location is on or below; a tab comes before the page that holds it. */
export function findCurrentDestination(location: {
  pathname: string;
  search: string;
}): Destination | undefined {
  const { pathname } = location;
  return (
    menuItems.find((item) => item === findTab(location)) ??
    menuItems.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  );
}
