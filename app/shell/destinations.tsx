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
import { getCanonicalHref } from '../canonicalHref.ts';
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

type Address = { pathname: string; search: string };

// An address may have more parameters than the path of its page, in any order.
function isAt(path: string, { pathname, search }: Address): boolean {
  const [page = '', query] = path.split('?');
  const params = new URLSearchParams(search);
  const isOnPage = query ? pathname === page : `${pathname}/`.startsWith(`${page}/`);
  return (
    isOnPage && [...new URLSearchParams(query)].every(([key, value]) => params.get(key) === value)
  );
}

/** Returns the destination at an address, which may be an outdated address. */
export function findDestination(href: string): Destination | undefined {
  const canonical = getCanonicalHref(href);
  return destinations.find(({ path }) => path === canonical);
}

/** Returns the part of a page that the query of an address selects (`partOf` in the route table). */
export function findPart(address: Address): Destination | undefined {
  return destinations.findLast(({ partOf, path }) => partOf && isAt(path, address));
}

/** The items of the main menu. */
export const menuItems = destinations.filter(({ navigation }) => navigation === 'menu');

/**
 * Returns the item of the menu whose page is at the address, or whose path the address begins with. If several match, the last one is the
 * most specific: parts of a page come after it in the route table.
 */
export function findCurrentMenuItem(address: Address): Destination | undefined {
  return menuItems.findLast(({ path }) => isAt(path, address));
}
