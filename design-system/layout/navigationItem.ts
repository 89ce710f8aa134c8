import type { ReactNode } from 'react';
import type { CountBadge } from '../internal/CountMark.tsx';

/** A destination in the menu, the drawer and the bottom bar. */
export type NavigationItem = {
  href: string;
  label: ReactNode;
  icon: ReactNode;
  /** The number of new items there, shown at the icon. */
  badge?: CountBadge;
  /**
   * Whether it is the current page.
   * @default false
   */
  isCurrent?: boolean;
};
