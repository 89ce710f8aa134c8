import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../findRoute.ts';
import type { RouteName } from '../routeTable.ts';
import type { Section } from './SectionContext.ts';

/** Returns the marked item of the menu. While a deeper page does not know its section, the previous item stays marked. */
export function useSection(): Section {
  const location = useLocation();
  const { pathname } = location;
  const [reported, setReported] = useState<{ pathname: string; item: RouteName }>();
  const [previous, setPrevious] = useState<RouteName>();
  const route = findRoute(location);
  const [first] = route?.crumbs ?? [];
  // A deeper page, such as a job, reports its item once it has loaded.
  const reportedItem = reported?.pathname === pathname ? reported.item : (previous ?? first);
  const item = first === undefined ? (route?.section ?? route?.name) : reportedItem;
  if (item !== previous) setPrevious(item);
  const report = useCallback(
    (section: RouteName) => setReported({ pathname, item: section }),
    [pathname],
  );
  return { item, report };
}
