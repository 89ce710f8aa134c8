import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { config } from '../config.ts';
import { RouteContext, type RouteMeta } from './routeContext.ts';

function hideStaticOverlay(): void {
  document.getElementById('loading')?.setAttribute('hidden', '');
}

/** What holds for every page once it is there: its title, no overlay, at the top, the heading focused. */
export function RouteFrame({ meta, children }: { meta: RouteMeta; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { pathname, key } = useLocation();
  const isFirstPage = useRef(key === 'default');

  useEffect(() => {
    document.title = `${config.appName} | ${formatMessage(meta.title)}`;
  });

  useEffect(() => {
    hideStaticOverlay();
    // The browser itself places the reader on the first page of a visit.
    if (!isFirstPage.current) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    isFirstPage.current = false;
  }, [pathname]);

  return <RouteContext value={meta}>{children}</RouteContext>;
}
