/** Sections of the page that edits the profile, in the order of its tabs. */
export const profileSections = [
  'personal',
  'contact',
  'content',
  'shipping',
  'payout',
  'preferences',
] as const;
/** A section of the page that edits the profile. */
export type ProfileSection = (typeof profileSections)[number];

const job = (id: string) => `/jobs/${encodeURIComponent(id)}`;

/** Addresses of the app that others link to; `linkedPages.ts` and `app/paths.ts` add the rest. */
export const pages = {
  home: '/home',
  signin: '/signin',
  accountLogin: '/account-login',
  redirect: '/redirect',
  resetPassword: '/reset-password',
  jobs: '/jobs',
  job,
  submission: (id: string) => `${job(id)}/submission`,
  wallet: '/dashboard?tab=wallet',
  profile: '/profile',
  profileSection: (section: ProfileSection) => `/profile/edit?section=${section}`,
} as const;
