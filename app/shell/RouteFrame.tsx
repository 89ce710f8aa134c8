import { usePageArrival } from '@byline/design-system';
import { RouteTransition } from '@byline/design-system/portal';
import { createContext, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { config } from '../config.ts';
import type { RouteEntry, RouteName } from '../routeTable.ts';
import { hideLoadingOverlay } from './LoadingRoute.tsx';

/** The entry of the current route. */
export const RouteContext = createContext<RouteEntry<RouteName> | null>(null);

/** Names the page in the browser tab in place of its route's title; undefined restores the title. */
export const NameContext = createContext<(name: string | undefined) => void>(() => undefined);

type RouteFrameProps = { entry: RouteEntry<RouteName>; children: ReactNode };

/** Wraps a loaded page: sets the document title, hides the overlay, focuses the heading and runs the transition. */
export function RouteFrame({ entry, children }: RouteFrameProps) {
  const { formatMessage } = useIntl();
  const { pathname, key } = useLocation();
  // A page that the query selects counts as another page.
  const pageKey = `${pathname} ${entry.path}`;
  const [name, setName] = useState<string>();

  useEffect(() => {
    document.title = `${config.appName} | ${name ?? formatMessage(entry.title)}`;
  });

  useEffect(() => hideLoadingOverlay(), [pageKey]);
  usePageArrival(pageKey, key);

  return (
    <RouteContext value={entry}>
      <NameContext value={setName}>
        <RouteTransition routeKey={`${pathname} ${entry.page}`}>{children}</RouteTransition>
      </NameContext>
    </RouteContext>
  );
}
