import { defineMessage, type MessageDescriptor } from 'react-intl';
import { paths } from './paths.ts';

/** Users who may open a page. `pending` users have a profile to complete. */
export type Guard = 'open' | 'guest' | 'signedIn' | 'pending' | 'approved';

/** One line of the specification's table of routes. */
export type RouteEntry<Name extends string = string> = {
  /** Pattern for React Router. A query selects the page among several at one path. */
  path: string;
  /** The module of the page in `app/routes`, which exports it by default. It loads when the page is opened. */
  page: string;
  /** A module that the page loads at this address. The build preloads it together with the page. */
  part?: string;
  /** Also selects the layout: pages for approved users have the application's, all others the public one. */
  guard: Guard;
  /** Text of the browser tab, the heading and the breadcrumb. */
  title: MessageDescriptor;
  /** Routes of the breadcrumb after home, from an item of the menu to this one. Pages of the first level have none. */
  crumbs?: readonly Name[];
  /** `menu` adds the page to the main menu and the command palette, `palette` only to the command palette. */
  navigation?: 'menu' | 'palette';
  /** Shorter title for the menu. */
  menuLabel?: MessageDescriptor;
  /** Keys that open the page from anywhere. */
  shortcut?: string;
  /** The item of the menu that is marked, for pages without `crumbs` that are not in the menu. */
  section?: Name;
};

// NoInfer: only the keys define the names, so that a misspelt crumb does not compile.
function defineRoutes<Name extends string>(table: Record<Name, RouteEntry<NoInfer<Name>>>) {
  return table;
}

const job = `${paths.jobs}/:id`;
const signin = defineMessage({ id: 'title.signin', defaultMessage: 'Sign in' });
const signup = defineMessage({ id: 'title.signup', defaultMessage: 'Join' });
const socialSignin = defineMessage({
  id: 'title.socialSignin',
  defaultMessage: 'Sign in with a social account',
});
const socialSignup = defineMessage({
  id: 'title.socialSignup',
  defaultMessage: 'Join with a social account',
});

/** Every route of the application by name, in the order of the menu. */
export const routeTable = defineRoutes({
  dashboard: {
    path: paths.dashboard,
    page: 'overview/OverviewPage',
    guard: 'approved',
    title: defineMessage({ id: 'title.dashboard', defaultMessage: 'Dashboard' }),
    navigation: 'menu',
    shortcut: 'g d',
  },
  jobs: {
    path: paths.jobs,
    page: 'jobs/JobsPage',
    guard: 'approved',
    title: defineMessage({ id: 'title.jobs', defaultMessage: 'Jobs' }),
    navigation: 'menu',
    shortcut: 'g j',
  },
  job: {
    path: job,
    page: 'jobs/JobPage',
    guard: 'approved',
    title: defineMessage({ id: 'title.job', defaultMessage: 'Job details' }),
    crumbs: ['jobs', 'job'],
  },
  submission: {
    path: `${job}/submission`,
    page: 'submission/SubmissionPage',
    guard: 'approved',
    title: defineMessage({ id: 'title.submission', defaultMessage: 'Submission' }),
    crumbs: ['jobHistory', 'job', 'submission'],
  },
  jobHistory: {
    path: paths.jobHistory,
    page: 'history/JobHistoryPage',
    guard: 'approved',
    title: defineMessage({ id: 'title.history', defaultMessage: 'My jobs' }),
    navigation: 'menu',
    shortcut: 'g h',
  },
  wallet: {
    path: paths.wallet,
    page: 'wallet/WalletPage',
    guard: 'approved',
    title: defineMessage({ id: 'layout.menu.wallet', defaultMessage: 'Wallet' }),
    navigation: 'menu',
    shortcut: 'g w',
  },
  year: {
    path: paths.year,
    page: 'wallet/WalletPage',
    part: 'wallet/year/YearPage',
    guard: 'approved',
    title: defineMessage({ id: 'title.year', defaultMessage: 'Year' }),
    navigation: 'palette',
    section: 'wallet',
  },
  profile: {
    path: paths.profile,
    page: 'profile/ProfilePage',
    guard: 'approved',
    title: defineMessage({ id: 'title.profile', defaultMessage: 'Profile' }),
    navigation: 'palette',
  },
  profileEdit: {
    path: paths.profileEdit,
    page: 'profile/ProfileEditPage',
    guard: 'approved',
    title: defineMessage({ id: 'title.profileEdit', defaultMessage: 'Edit profile' }),
    crumbs: ['profile', 'profileEdit'],
    navigation: 'palette',
  },
  contact: {
    path: paths.contact,
    page: 'help/ContactPage',
    guard: 'approved',
    title: defineMessage({ id: 'title.contact', defaultMessage: 'Contact us' }),
    crumbs: ['help', 'contact'],
    navigation: 'palette',
  },
  help: {
    path: paths.help,
    page: 'help/HelpCenterPage',
    guard: 'approved',
    title: defineMessage({ id: 'title.help', defaultMessage: 'Help center' }),
    navigation: 'menu',
    menuLabel: defineMessage({ id: 'layout.menu.help', defaultMessage: 'Help' }),
  },
  home: {
    path: paths.home,
    page: 'home/HomePage',
    guard: 'guest',
    title: defineMessage({ id: 'title.home', defaultMessage: 'Home' }),
  },
  signin: {
    path: paths.signin,
    page: 'account/SigninPage',
    guard: 'guest',
    title: signin,
  },
  signup: {
    path: paths.signup,
    page: 'account/SignupPage',
    guard: 'guest',
    title: signup,
  },
  resetPassword: {
    path: paths.resetPassword,
    page: 'account/ResetPasswordPage',
    guard: 'guest',
    title: defineMessage({ id: 'title.resetPassword', defaultMessage: 'Reset password' }),
  },
  accountRegister: {
    path: paths.accountRegister,
    page: 'account/AccountRegisterPage',
    guard: 'guest',
    title: socialSignup,
  },
  accountLogin: {
    path: paths.accountLogin,
    page: 'account/AccountLoginPage',
    guard: 'guest',
    title: socialSignin,
  },
  redirectSignin: {
    path: `${paths.redirect}/signin/*`,
    page: 'account/RedirectPage',
    guard: 'guest',
    title: defineMessage({ id: 'title.redirectSignin', defaultMessage: 'Finishing sign-in' }),
  },
  redirectSignup: {
    path: `${paths.redirect}/signup/*`,
    page: 'account/RedirectPage',
    guard: 'guest',
    title: defineMessage({ id: 'title.redirectSignup', defaultMessage: 'Finishing sign-up' }),
  },
  redirectConnect: {
    path: `${paths.redirect}/connect/*`,
    page: 'account/RedirectPage',
    guard: 'signedIn',
    title: defineMessage({ id: 'title.connect', defaultMessage: 'Connect an account' }),
  },
  registerProfile: {
    path: paths.registerProfile,
    page: 'register/RegisterProfilePage',
    guard: 'pending',
    title: defineMessage({ id: 'title.registerProfile', defaultMessage: 'Complete your profile' }),
  },
  terms: {
    path: paths.terms,
    page: 'legal/TermsPage',
    guard: 'open',
    title: defineMessage({ id: 'title.terms', defaultMessage: 'Publisher Terms And Conditions' }),
    navigation: 'palette',
  },
  privacy: {
    path: paths.privacy,
    page: 'legal/PrivacyPage',
    guard: 'open',
    title: defineMessage({ id: 'title.privacy', defaultMessage: 'Privacy' }),
    navigation: 'palette',
  },
  accessibility: {
    path: paths.accessibility,
    page: 'legal/AccessibilityPage',
    guard: 'open',
    title: defineMessage({ id: 'title.accessibility', defaultMessage: 'Accessibility' }),
    navigation: 'palette',
  },
  error401: {
    path: paths.error401,
    page: 'errors/Error401Page',
    guard: 'open',
    title: defineMessage({ id: 'title.error401', defaultMessage: 'Not authorised' }),
  },
  error404: {
    path: paths.error404,
    page: 'errors/Error404Page',
    guard: 'open',
    title: defineMessage({ id: 'title.error404', defaultMessage: 'Page not found' }),
  },
  error500: {
    path: paths.error500,
    page: 'errors/Error500Page',
    guard: 'open',
    title: defineMessage({ id: 'title.error500', defaultMessage: 'Something went wrong' }),
  },
});

export type RouteName = keyof typeof routeTable;

/** The routes with their names, in order. */
export const routeEntries = Object.entries(routeTable) as [RouteName, RouteEntry<RouteName>][];
