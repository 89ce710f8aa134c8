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
import { findRoute } from '../../findRoute.ts';
import { routeEntries, type RouteEntry, type RouteName } from '../../routeTable.ts';

type Destination = RouteEntry<RouteName> & { name: RouteName; icon: ReactNode };

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
    name,
    icon: <Icon as={icons[name] ?? FileText} size={20} />,
  }));

/** The items of the main menu. */
export const menuItems = destinations.filter(({ navigation }) => navigation === 'menu');

/** Returns the destination at an address, such as a starred page. */
export function findDestination(href: string): Destination | undefined {
  const [pathname = '', search = ''] = href.split('?');
  const name = findRoute({ pathname, search })?.name;
  return destinations.find((destination) => destination.name === name);
}
