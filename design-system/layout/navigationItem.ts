import type { ReactNode } from 'react';

/** A destination in the menu, the drawer and the bottom bar. */
export type NavigationItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Whether it is the current page. */
  isCurrent?: boolean;
};
