import type { ReactNode } from 'react';

/** One place of the application, as the menu, the drawer and the bottom bar show it. */
export type NavigationItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** The reader is there. */
  isCurrent?: boolean;
};
