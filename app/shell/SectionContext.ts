import { createContext } from 'react';
import type { RouteName } from '../routeTable.ts';

/** The marked item of the menu. */
export type Section = {
  /** The route of the item. */
  item: RouteName | undefined;
  /** Reports the item of the menu to which the page belongs; pages about a job know it only once the job has loaded. */
  report: (section: RouteName) => void;
};

/** The item of the menu that is marked. The layout of the app provides it; public pages have no menu. */
export const SectionContext = createContext<Section>({ item: undefined, report: () => undefined });
