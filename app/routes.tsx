import { lazy, type ComponentType } from 'react';
import { paths } from './paths.ts';
import type { RouteMeta } from './shell/routeContext.ts';
import { crumbs, titles } from './routeTitles.ts';
import type { Guard } from './session/guard.ts';

/** One line of the specification's table of routes. */
export type RouteEntry = RouteMeta & {
  path: string;
  page: ComponentType;
  layout: 'authenticated' | 'public';
  guard: Guard;
};

const HomePage = lazy(() => import('./routes/home/HomePage.tsx'));
const SigninPage = lazy(() => import('./routes/account/SigninPage.tsx'));
const SignupPage = lazy(() => import('./routes/account/SignupPage.tsx'));
const ResetPasswordPage = lazy(() => import('./routes/account/ResetPasswordPage.tsx'));
const AccountRegisterPage = lazy(() => import('./routes/account/AccountRegisterPage.tsx'));
const AccountLoginPage = lazy(() => import('./routes/account/AccountLoginPage.tsx'));
const RedirectPage = lazy(() => import('./routes/account/RedirectPage.tsx'));
const RegisterProfilePage = lazy(() => import('./routes/register/RegisterProfilePage.tsx'));
const DashboardPage = lazy(() => import('./routes/dashboard/DashboardPage.tsx'));
const JobsPage = lazy(() => import('./routes/jobs/JobsPage.tsx'));
const JobPage = lazy(() => import('./routes/jobs/JobPage.tsx'));
const SubmissionPage = lazy(() => import('./routes/submission/SubmissionPage.tsx'));
const JobHistoryPage = lazy(() => import('./routes/history/JobHistoryPage.tsx'));
const ProfilePage = lazy(() => import('./routes/profile/ProfilePage.tsx'));
const ProfileEditPage = lazy(() => import('./routes/profile/ProfileEditPage.tsx'));
const ContactPage = lazy(() => import('./routes/help/ContactPage.tsx'));
const HelpCenterPage = lazy(() => import('./routes/help/HelpCenterPage.tsx'));
const PrivacyPage = lazy(() => import('./routes/legal/PrivacyPage.tsx'));
const TermsPage = lazy(() => import('./routes/legal/TermsPage.tsx'));
const Error401Page = lazy(() => import('./routes/errors/Error401Page.tsx'));
const Error404Page = lazy(() => import('./routes/errors/Error404Page.tsx'));
const Error500Page = lazy(() => import('./routes/errors/Error500Page.tsx'));

function approved(path: string, page: ComponentType, meta: RouteMeta): RouteEntry {
  return { path, page, layout: 'authenticated', guard: 'approved', ...meta };
}

function guest(path: string, page: ComponentType, meta: RouteMeta): RouteEntry {
  return { path, page, layout: 'public', guard: 'guest', ...meta };
}

function open(path: string, page: ComponentType, meta: RouteMeta): RouteEntry {
  return { path, page, layout: 'public', guard: 'open', ...meta };
}

const job = `${paths.jobs}/:id`;

/** Path, page, layout, guard, title and breadcrumb of every route. */
export const routes: readonly RouteEntry[] = [
  approved(paths.dashboard, DashboardPage, { title: titles.dashboard, crumbs: [crumbs.dashboard] }),
  approved(paths.jobs, JobsPage, { title: titles.jobs, crumbs: [crumbs.jobs] }),
  approved(job, JobPage, { title: titles.job, crumbs: [crumbs.jobs, crumbs.job] }),
  approved(`${job}/submission`, SubmissionPage, {
    title: titles.submission,
    crumbs: [crumbs.jobs, { ...crumbs.job, path: job }, crumbs.submission],
  }),
  approved(paths.profile, ProfilePage, { title: titles.profile, crumbs: [crumbs.profile] }),
  approved(paths.profileEdit, ProfileEditPage, {
    title: titles.profileEdit,
    crumbs: [crumbs.profile, crumbs.profileEdit],
  }),
  approved(paths.jobHistory, JobHistoryPage, { title: titles.history, crumbs: [crumbs.history] }),
  approved(paths.contact, ContactPage, { title: titles.contact, crumbs: [crumbs.contact] }),
  approved(paths.help, HelpCenterPage, { title: titles.help, crumbs: [crumbs.help] }),

  guest(paths.home, HomePage, { title: titles.home }),
  guest(paths.signin, SigninPage, { title: titles.signin }),
  guest(paths.signup, SignupPage, { title: titles.signup }),
  guest(paths.resetPassword, ResetPasswordPage, { title: titles.resetPassword }),
  guest(paths.accountRegister, AccountRegisterPage, { title: titles.signup }),
  guest(paths.accountLogin, AccountLoginPage, { title: titles.signin }),
  guest(`${paths.redirect}/signin/*`, RedirectPage, { title: titles.signin }),
  guest(`${paths.redirect}/signup/*`, RedirectPage, { title: titles.signup }),

  {
    path: `${paths.redirect}/connect/*`,
    page: RedirectPage,
    layout: 'public',
    guard: 'signedIn',
    title: titles.connect,
  },
  {
    path: paths.registerProfile,
    page: RegisterProfilePage,
    layout: 'public',
    guard: 'pending',
    title: titles.registerProfile,
  },

  open(paths.privacy, PrivacyPage, { title: titles.privacy, crumbs: [crumbs.privacy] }),
  open(paths.terms, TermsPage, { title: titles.terms, crumbs: [crumbs.terms] }),
  open(paths.error401, Error401Page, { title: titles.error401 }),
  open(paths.error404, Error404Page, { title: titles.error404 }),
  open(paths.error500, Error500Page, { title: titles.error500 }),
];
