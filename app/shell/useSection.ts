import { useCallback, useState } from 'react';
import type { Location } from 'react-router-dom';
import { routeTable, type RouteName } from '../routeTable.ts';
import { findCurrentMenuItem, menuItems } from './destinations.tsx';
import type { Section } from './SectionContext.ts';

/** Returns the marked item of the menu. While a deeper page does not know its section, the previous item stays marked. */
export function useSection(location: Location): Section {
  const { pathname } = location;
  const [reported, setReported] = useState({ pathname: '', path: '' });
  const [previous, setPrevious] = useState<string>();
  const byAddress = findCurrentMenuItem(location)?.path;
  const isDeeper = !menuItems.some(({ path }) => path.split('?', 1)[0] === pathname);
  // A deeper page, such as a job, reports its item once it has loaded; until then, the previous item stays marked.
  const path =
    isDeeper && reported.pathname === pathname
      ? reported.path
      : isDeeper && byAddress !== undefined
        ? (previous ?? byAddress)
        : byAddress;
  if (path !== previous) setPrevious(path);
  const report = useCallback(
    (section: RouteName) => setReported({ pathname, path: routeTable[section].path }),
    [pathname],
  );
  return { path, report };
}
