import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';
import { routeTable, type RouteEntry, type RouteName } from './routeTable.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { LoadingRoute } from './shell/LoadingRoute.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';
import { RouteFrame } from './shell/RouteFrame.tsx';
import { useUser } from './session/useUser.ts';
import { RouteGuard, wasApprovedHere } from './shell/RouteGuard.tsx';

const AuthenticatedLayout = lazy(() => import('./shell/AuthenticatedLayout.tsx'));
const RedirectPage = lazy(() => import('./routes/account/RedirectPage.tsx'));

/** The page of each route, except the parts of the dashboard's path, which `dashboardPages` renders. */
const pages: Record<Exclude<RouteName, 'wallet' | 'year'>, ComponentType> = {
  dashboard: lazy(() => import('./dashboardPages.tsx')),
  jobs: lazy(() => import('./routes/jobs/JobsPage.tsx')),
  job: lazy(() => import('./routes/jobs/JobPage.tsx')),
  submission: lazy(() => import('./routes/submission/SubmissionPage.tsx')),
  jobHistory: lazy(() => import('./routes/history/JobHistoryPage.tsx')),
  profile: lazy(() => import('./routes/profile/ProfilePage.tsx')),
  profileEdit: lazy(() => import('./routes/profile/ProfileEditPage.tsx')),
  contact: lazy(() => import('./routes/help/ContactPage.tsx')),
  help: lazy(() => import('./routes/help/HelpCenterPage.tsx')),
  home: lazy(() => import('./routes/home/HomePage.tsx')),
  signin: lazy(() => import('./routes/account/SigninPage.tsx')),
  signup: lazy(() => import('./routes/account/SignupPage.tsx')),
  resetPassword: lazy(() => import('./routes/account/ResetPasswordPage.tsx')),
  accountRegister: lazy(() => import('./routes/account/AccountRegisterPage.tsx')),
  accountLogin: lazy(() => import('./routes/account/AccountLoginPage.tsx')),
  redirectSignin: RedirectPage,
  redirectSignup: RedirectPage,
  redirectConnect: RedirectPage,
  registerProfile: lazy(() => import('./routes/register/RegisterProfilePage.tsx')),
  terms: lazy(() => import('./routes/legal/TermsPage.tsx')),
  privacy: lazy(() => import('./routes/legal/PrivacyPage.tsx')),
  accessibility: lazy(() => import('./routes/legal/AccessibilityPage.tsx')),
  error401: lazy(() => import('./routes/errors/Error401Page.tsx')),
  error404: lazy(() => import('./routes/errors/Error404Page.tsx')),
  error500: lazy(() => import('./routes/errors/Error500Page.tsx')),
};

type RouteProps = { entry: RouteEntry<RouteName>; page: ComponentType };

function PageInFrame({ entry, page: Page }: RouteProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={(error) => <ErrorPage error={error} />} resetKey={pathname}>
      {/* The key gives each page its own boundary, so that the overlay shows while the next page's code loads. */}
      <Suspense key={pathname} fallback={<LoadingRoute />}>
        <RouteFrame entry={entry}>
          <Page />
        </RouteFrame>
      </Suspense>
    </ErrorBoundary>
  );
}

// An unknown address keeps the menu of a user who has one.
function useLayout({ guard, path }: RouteEntry<RouteName>) {
  const { data: user } = useUser();
  const isApproved = user === undefined ? wasApprovedHere() : user?.is_approved === true;
  const hasMenu = guard === 'approved' || (path === paths.error404 && isApproved);
  return hasMenu ? AuthenticatedLayout : PublicLayout;
}

function RouteElement(props: RouteProps) {
  const { guard } = props.entry;
  const Layout = useLayout(props.entry);
  const inLayout = (page: ReactNode) => (
    <Suspense fallback={<LoadingRoute />}>
      <Layout>{page}</Layout>
    </Suspense>
  );
  // The guard is outermost: users whom it redirects never see the page. The frame is the same layout as around the page, so that the layout
  // stays mounted once the user is known.
  return (
    <RouteGuard guard={guard} frame={guard === 'approved' ? inLayout(<LoadingRoute />) : undefined}>
      {inLayout(<PageInFrame {...props} />)}
    </RouteGuard>
  );
}

function UnknownPath() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.error404} replace state={{ requestedPath: `${pathname}${search}` }} />;
}

/** Renders the page of the current address in its layout, behind its guard. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.root} element={<Navigate to={paths.home} replace />} />
      {(Object.keys(pages) as (keyof typeof pages)[]).map((name) => (
        <Route
          key={name}
          path={routeTable[name].path}
          element={<RouteElement entry={routeTable[name]} page={pages[name]} />}
        />
      ))}
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
