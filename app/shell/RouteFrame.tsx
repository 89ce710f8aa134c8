import { focusHeading } from '@byline/design-system';
import { RouteTransition } from '@byline/design-system/portal';
import { createContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { config } from '../config.ts';
import type { RouteEntry, RouteName } from '../routeTable.ts';
import { hideLoadingOverlay } from './LoadingRoute.tsx';

/** The entry of the current route. */
export const RouteContext = createContext<RouteEntry<RouteName> | null>(null);

/** Names the page in the browser tab in place of its route's title; undefined restores the title. */
export const NameContext = createContext<(name: string | undefined) => void>(() => undefined);

// Outside the component, because each page mounts its own frame.
let lastPageKey: string | null = null;
let lastPath = '';

// After Back, focuses the link to the page that was left, such as its row in a list.
function focusLinkTo(path: string): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
  const link = links.find(({ pathname }) => pathname === path);
  link?.focus({ preventScroll: true });
  // A hidden link takes no focus.
  return link !== undefined && link === document.activeElement;
}

function onArrival(pageKey: string, path: string, isBack: boolean): void {
  hideLoadingOverlay();
  // On the first page of a visit, and within a page, the browser itself sets focus and scroll position. A focused tab keeps the
  // focus, for the arrow keys.
  const isInTabList = document.activeElement?.role === 'tab';
  if (lastPageKey !== null && lastPageKey !== pageKey && !isInTabList) {
    if (!isBack || !focusLinkTo(lastPath)) focusHeading();
  }
  lastPageKey = pageKey;
  lastPath = path;
}

type RouteFrameProps = { entry: RouteEntry<RouteName>; children: ReactNode };

/** Wraps a loaded page: sets the document title, hides the overlay, focuses the heading and runs the transition. */
export function RouteFrame({ entry, children }: RouteFrameProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const [name, setName] = useState<string>();

  useEffect(() => {
    document.title = `${config.appName} | ${name ?? formatMessage(entry.title)}`;
  });

  // A page that the query selects counts as another page.
  const pageKey = `${pathname} ${entry.path}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const arrive = useEffectEvent(() => onArrival(pageKey, pathname, isBack));
  useEffect(() => arrive(), [pageKey]);

  return (
    <RouteContext value={entry}>
      <NameContext value={setName}>
        <RouteTransition routeKey={`${pathname} ${entry.page}`}>{children}</RouteTransition>
      </NameContext>
    </RouteContext>
  );
}
