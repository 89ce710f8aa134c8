import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';
import { routeEntries, type RouteEntry, type RouteName } from './routeTable.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import type { Load } from './shell/LazyPart.tsx';
import { LoadingRoute } from './shell/LoadingRoute.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';
import { RouteFrame } from './shell/RouteFrame.tsx';
import { RouteGuard } from './shell/RouteGuard.tsx';
import type { TabDialogs } from './shell/TabbedPage.tsx';

const AuthenticatedLayout = lazy(() => import('./shell/AuthenticatedLayout.tsx'));
const TabbedPage = lazy(() => import('./shell/TabbedPage.tsx'));

const loadRedirectPage = () => import('./routes/account/RedirectPage.tsx');

/** Imports the page of each route. */
const pages: Record<RouteName, Load> = {
  dashboard: () => import('./routes/overview/OverviewPage.tsx'),
  jobs: () => import('./routes/jobs/JobsPage.tsx'),
  job: () => import('./routes/jobs/JobPage.tsx'),
  submission: () => import('./routes/submission/SubmissionPage.tsx'),
  jobHistory: () => import('./routes/history/JobHistoryPage.tsx'),
  wallet: () => import('./routes/wallet/WalletPage.tsx'),
  year: () => import('./routes/year/YearPage.tsx'),
  profile: () => import('./routes/profile/ProfilePage.tsx'),
  profileEdit: () => import('./routes/profile/ProfileEditPage.tsx'),
  contact: () => import('./routes/help/ContactPage.tsx'),
  help: () => import('./routes/help/HelpCenterPage.tsx'),
  home: () => import('./routes/home/HomePage.tsx'),
  signin: () => import('./routes/account/SigninPage.tsx'),
  signup: () => import('./routes/account/SignupPage.tsx'),
  resetPassword: () => import('./routes/account/ResetPasswordPage.tsx'),
  accountRegister: () => import('./routes/account/AccountRegisterPage.tsx'),
  accountLogin: () => import('./routes/account/AccountLoginPage.tsx'),
  redirectSignin: loadRedirectPage,
  redirectSignup: loadRedirectPage,
  redirectConnect: loadRedirectPage,
  registerProfile: () => import('./routes/register/RegisterProfilePage.tsx'),
  terms: () => import('./routes/legal/TermsPage.tsx'),
  privacy: () => import('./routes/legal/PrivacyPage.tsx'),
  error401: () => import('./routes/errors/Error401Page.tsx'),
  error404: () => import('./routes/errors/Error404Page.tsx'),
  error500: () => import('./routes/errors/Error500Page.tsx'),
};

/** Dialogs over the tab of a route, by the parameter of the address that opens them. */
const dialogs: TabDialogs = {
  wallet: {
    parameter: 'withdraw',
    Dialog: lazy(() => import('./routes/withdrawal/WithdrawalDialog.tsx')),
  },
};

function createPage([name, { tabs }]: (typeof routeEntries)[number]): ComponentType {
  if (!tabs) return lazy(pages[name]);
  return () => <TabbedPage route={name} tabs={tabs} pages={pages} dialogs={dialogs} />;
}

const routes = routeEntries
  .filter(([, { tabOf }]) => !tabOf)
  .map((route) => ({ entry: route[1], page: createPage(route) }));

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

function RouteElement(props: RouteProps) {
  const { guard } = props.entry;
  const Layout = guard === 'approved' ? AuthenticatedLayout : PublicLayout;
  // The guard is outermost: users whom it redirects never see the layout.
  return (
    <RouteGuard guard={guard}>
      <Suspense fallback={<LoadingRoute />}>
        <Layout>
          <PageInFrame {...props} />
        </Layout>
      </Suspense>
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
      {routes.map((route) => (
        <Route
          key={route.entry.path}
          path={route.entry.path}
          element={<RouteElement {...route} />}
        />
      ))}
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
