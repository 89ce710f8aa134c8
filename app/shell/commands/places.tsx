import { Icon } from '@byline/design-system';
import {
  BriefcaseBusiness,
  CircleHelp,
  CircleUser,
  FileText,
  History,
  LayoutDashboard,
  Mail,
  ShieldCheck,
  Star,
  UserPen,
  Wallet,
} from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { paths } from '../../paths.ts';

const signs: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  [paths.dashboard]: LayoutDashboard,
  [paths.wallet]: Wallet,
  [paths.jobs]: BriefcaseBusiness,
  [paths.jobHistory]: History,
  [paths.profile]: CircleUser,
  [paths.profileEdit]: UserPen,
  [paths.contact]: Mail,
  [paths.help]: CircleHelp,
  [paths.privacy]: ShieldCheck,
  [paths.terms]: FileText,
};

/** The sign of a page; one among many of its kind, a job say, has none of its own. */
export function signOf(href: string): ReactNode {
  const sign = signs[href];
  return sign && <Icon as={sign} size={20} />;
}

/** The sign of a starred page that has none of its own. */
export const star = <Icon as={Star} size={20} />;
