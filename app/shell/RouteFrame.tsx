import { focusHeading, RouteTransition } from '@byline/design-system';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { config } from '../config.ts';
import { hideOverlay } from './overlay.ts';
import { RouteContext, type RouteMeta } from './routeContext.ts';

let shownPath: string | null = null;

function arrive(pathname: string): void {
  hideOverlay();
  // On the first page of a visit, and on the same page, the browser itself places the reader.
  if (shownPath !== null && shownPath !== pathname) focusHeading();
  shownPath = pathname;
}

/** What holds for every page once it is there: its title, no overlay, at the top, the heading focused. */
export function RouteFrame({ meta, children }: { meta: RouteMeta; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${config.appName} | ${formatMessage(meta.title)}`;
  });

  useEffect(() => arrive(pathname), [pathname]);

  return (
    <RouteContext value={meta}>
      <RouteTransition routeKey={pathname}>{children}</RouteTransition>
    </RouteContext>
  );
}
