import {
  BriefcaseBusiness,
  Feather,
  CircleHelp,
  History,
  LayoutDashboard,
  Wallet,
} from 'lucide-react';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import type { NavigationItem } from '../layout/navigationItem.ts';

/** The logo and name of a product, for stories and tests. */
export const exampleBrand = (
  <Inline gap="sm" as="span">
    <Icon as={Feather} size={28} />
    <strong>Byline</strong>
  </Inline>
);

/** The main menu of a portal, for stories and tests; the user is on the jobs page. */
export const exampleItems: readonly NavigationItem[] = [
  { href: '/dashboard', label: 'Dashboard', icon: <Icon as={LayoutDashboard} size={20} /> },
  {
    href: '/jobs',
    label: 'Jobs',
    icon: <Icon as={BriefcaseBusiness} size={20} />,
    isCurrent: true,
  },
  {
    href: '/job/history',
    label: 'My jobs',
    icon: <Icon as={History} size={20} />,
    badge: { count: 10, 'aria-label': '10 unread messages' },
  },
  { href: '/wallet', label: 'Wallet', icon: <Icon as={Wallet} size={20} /> },
  { href: '/help-center', label: 'Help', icon: <Icon as={CircleHelp} size={20} /> },
];
