import { focusHeading, RouteTransition } from '@byline/design-system';
import { createContext, useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { config } from '../config.ts';
import type { RouteEntry, RouteName } from '../routeTable.ts';
import { hideLoadingOverlay } from './LoadingRoute.tsx';

/** The entry of the current route. */
export const RouteContext = createContext<RouteEntry<RouteName> | null>(null);

let lastPathname: string | null = null;

function onArrival(pathname: string): void {
  hideLoadingOverlay();
  // On the first page of a visit, and within a page, the browser itself sets focus and scroll position.
  if (lastPathname !== null && lastPathname !== pathname) focusHeading();
  lastPathname = pathname;
}

type RouteFrameProps = { entry: RouteEntry<RouteName>; children: ReactNode };

/** Wraps a loaded page: sets the document title, hides the overlay, focuses the heading and runs the transition. */
export function RouteFrame({ entry, children }: RouteFrameProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${config.appName} | ${formatMessage(entry.title)}`;
  });

  useEffect(() => onArrival(pathname), [pathname]);

  return (
    <RouteContext value={entry}>
      <RouteTransition routeKey={pathname}>{children}</RouteTransition>
    </RouteContext>
  );
}
