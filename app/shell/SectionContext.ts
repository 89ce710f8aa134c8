import { createContext } from 'react';
import type { RouteName } from '../routeTable.ts';

/** The marked item of the menu. */
export type Section = {
  /** The path of the item. */
  path: string | undefined;
  /** Reports of which item the page is a part; pages about a job know it only once they have read the job. */
  report: (section: RouteName) => void;
};

/** The item of the menu that is marked. The layout of the app provides it; public pages have no menu. */
export const SectionContext = createContext<Section>({ path: undefined, report: () => undefined });
