import type { ReactNode } from 'react';

/** A destination in the menu, the drawer and the bottom bar. */
export type NavigationItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** The number of new items there, shown at the icon, and its accessible label, such as "10 unread messages". 0 shows none. */
  badge?: { count: number; label: string };
  /** Whether it is the current page. */
  isCurrent?: boolean;
};
