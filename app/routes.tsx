import { ErrorBoundary } from '@byline/design-system';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';
import { findRoute } from './findRoute.ts';
import { routeEntries, routeTable, type RouteEntry, type RouteName } from './routeTable.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { LoadingRoute } from './shell/LoadingRoute.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';
import { RouteFrame } from './shell/RouteFrame.tsx';
import { useUser } from './session/useUser.ts';
import { RouteGuard, wasApprovedHere } from './shell/RouteGuard.tsx';

const AuthenticatedLayout = lazy(() => import('./shell/AuthenticatedLayout.tsx'));

type Load = () => Promise<{ default: ComponentType }>;

// Every module of such a name is a chunk, those that the route table lacks too.
const modules = import.meta.glob('./routes/*/*Page.tsx') as Record<string, Load>;

/** The components of the pages by module. Their code loads when they are rendered. */
const pages = Object.fromEntries(
  routeEntries.map(([, { page }]) => {
    const load = modules[`./routes/${page}.tsx`];
    if (!load) throw new Error(`app/routes has no ${page}.tsx.`);
    return [page, lazy(load)];
  }),
);

type Entry = RouteEntry<RouteName>;

function PageInFrame({ entry }: { entry: Entry }) {
  const { pathname } = useLocation();
  const Page = pages[entry.page];
  const key = `${pathname} ${entry.page}`;
  return (
    <ErrorBoundary fallback={(error) => <ErrorPage error={error} />} resetKey={key}>
      {/* The key gives each page its own boundary, so that the overlay shows while the next page's code loads. */}
      <Suspense key={key} fallback={<LoadingRoute />}>
        <RouteFrame entry={entry}>{Page && <Page />}</RouteFrame>
      </Suspense>
    </ErrorBoundary>
  );
}

// An unknown address keeps the menu of a user who has one.
function useLayout({ guard, path }: Entry) {
  const { data: user } = useUser();
  const isApproved = user === undefined ? wasApprovedHere() : user?.is_approved === true;
  const hasMenu = guard === 'approved' || (path === paths.error404 && isApproved);
  return hasMenu ? AuthenticatedLayout : PublicLayout;
}

function RouteElement({ entry }: { entry: Entry }) {
  const { guard } = entry;
  const Layout = useLayout(entry);
  const inLayout = (page: ReactNode) => (
    <Suspense fallback={<LoadingRoute />}>
      <Layout>{page}</Layout>
    </Suspense>
  );
  // The guard is outermost: users whom it redirects never see the page. The frame is the same layout as around the page, so that the layout
  // stays mounted once the user is known.
  return (
    <RouteGuard guard={guard} frame={guard === 'approved' ? inLayout(<LoadingRoute />) : undefined}>
      {inLayout(<PageInFrame entry={entry} />)}
    </RouteGuard>
  );
}

function CurrentRoute() {
  const location = useLocation();
  const params = new URLSearchParams(location.search);
  // The year also has an address as a tab of the dashboard.
  if (location.pathname === paths.dashboard && params.get('tab') === 'year') {
    const { pathname, searchParams } = new URL(paths.year, window.location.origin);
    for (const [key, value] of params) {
      if (!searchParams.has(key)) searchParams.append(key, value);
    }
    const state: unknown = location.state;
    return <Navigate to={`${pathname}?${searchParams}`} replace state={state} />;
  }
  return <RouteElement entry={findRoute(location) ?? routeTable.error404} />;
}

function UnknownPath() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.error404} replace state={{ requestedPath: `${pathname}${search}` }} />;
}

const pagePaths = new Set(routeEntries.map(([, { path }]) => path.split('?', 1)[0]));

/** Renders the page of the current address in its layout, behind its guard. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.root} element={<Navigate to={paths.home} replace />} />
      {[...pagePaths].map((path) => (
        <Route key={path} path={path} element={<CurrentRoute />} />
      ))}
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
