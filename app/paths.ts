/** Sections of the page that edits the profile, in the order of its tabs. */
export const profileSections = [
  'personal',
  'contact',
  'content',
  'shipping',
  'payout',
  'preferences',
] as const;

export type ProfileSection = (typeof profileSections)[number];

/** Every address of the application, in one place. */
export const paths = {
  root: '/',
  home: '/home',
  signin: '/signin',
  signup: '/signup',
  resetPassword: '/reset-password',
  accountRegister: '/account-register',
  accountLogin: '/account-login',
  redirect: '/redirect',
  registerProfile: '/register/profile',
  dashboard: '/dashboard',
  wallet: '/dashboard?tab=wallet',
  payment: (jobId: string) => `/dashboard?tab=wallet&job=${encodeURIComponent(jobId)}`,
  withdraw: '/dashboard?tab=wallet&withdraw=1',
  withdrawals: '/dashboard?tab=wallet&view=withdrawals',
  year: '/dashboard?tab=year',
  jobs: '/jobs',
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  discussion: (id: string) => `/jobs/${encodeURIComponent(id)}?tab=discussion`,
  submission: (id: string) => `/jobs/${encodeURIComponent(id)}/submission`,
  jobHistory: '/job/history',
  unread: '/job/history?unread=1',
  profile: '/profile',
  profileEdit: '/profile/edit',
  profileSection: (section: ProfileSection) => `/profile/edit?section=${section}`,
  contact: '/contact-us',
  help: '/help-center',
  privacy: '/privacy',
  terms: '/terms',
  error401: '/error-401',
  error404: '/error-404',
  error500: '/error-500',
} as const;
