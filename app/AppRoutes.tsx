import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Failure } from './shell/Failure.tsx';
import { LoadingRoute } from './shell/LoadingRoute.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';
import { RouteFrame } from './shell/RouteFrame.tsx';
import { paths } from './paths.ts';
import { routes, type RouteEntry } from './routes.tsx';
import { Guarded } from './shell/RouteGuard.tsx';

const AuthenticatedLayout = lazy(() => import('./shell/AuthenticatedLayout.tsx'));

const layouts = { authenticated: AuthenticatedLayout, public: PublicLayout };

function RouteElement({ entry }: { entry: RouteEntry }) {
  const { pathname } = useLocation();
  const Content = entry.page;
  return (
    <ErrorBoundary fallback={(error) => <Failure error={error} />} resetKey={pathname}>
      {/* A boundary of its own for each page: the overlay shows while the code of the next one loads. */}
      <Suspense key={pathname} fallback={<LoadingRoute />}>
        <RouteFrame meta={entry}>
          <Content />
        </RouteFrame>
      </Suspense>
    </ErrorBoundary>
  );
}

function inLayout(entry: RouteEntry): ReactNode {
  const Layout = layouts[entry.layout];
  const page = <RouteElement entry={entry} />;
  // Who is turned away never sees the frame of the application.
  return (
    <Guarded guard={entry.guard}>
      <Suspense fallback={<LoadingRoute />}>
        <Layout>{page}</Layout>
      </Suspense>
    </Guarded>
  );
}

function UnknownPath() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.error404} replace state={{ asked: `${pathname}${search}` }} />;
}

/** The table of routes as elements. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.root} element={<Navigate to={paths.home} replace />} />
      {routes.map((entry) => (
        <Route key={entry.path} path={entry.path} element={inLayout(entry)} />
      ))}
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
