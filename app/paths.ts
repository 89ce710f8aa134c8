import { pages } from '../contract/rules/pages.ts';

/** Every address of the application, in one place. */
export const paths = {
  ...pages,
  root: '/',
  signup: '/signup',
  accountRegister: '/account-register',
  registerProfile: '/register/profile',
  dashboard: '/dashboard',
  payment: (jobId: string) => `${pages.wallet}&job=${encodeURIComponent(jobId)}`,
  ahead: `${pages.wallet}&view=ahead`,
  year: `${pages.wallet}&view=year`,
  discussion: (id: string) => `${pages.job(id)}?tab=discussion`,
  jobHistory: '/job/history',
  unread: '/job/history?unread=1',
  profileEdit: '/profile/edit',
  contact: '/contact-us',
  help: '/help-center',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  error401: '/error-401',
  error500: '/error-500',
} as const;
