import type { ProfileSection } from './profile.ts';

const job = (id: string) => `/jobs/${encodeURIComponent(id)}`;

/** Paths of the app that the server also links to; `linkedPages.ts` and `app/paths.ts` have the rest. */
export const pages = {
  home: '/home',
  signin: '/signin',
  accountLogin: '/account-login',
  redirect: '/redirect',
  resetPassword: '/reset-password',
  error404: '/error-404',
  /** A page of the server, outside the app. */
  unsubscribe: '/mail/unsubscribe',
  jobs: '/jobs',
  job,
  submission: (id: string) => `${job(id)}/submission`,
  wallet: '/dashboard?tab=wallet',
  withdraw: '/dashboard?tab=wallet&withdraw=1',
  profile: '/profile',
  profileSection: (section: ProfileSection) => `/profile/edit?section=${section}`,
} as const;
