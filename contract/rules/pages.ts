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

const redirect = '/redirect';
const resetPassword = '/reset-password';
const wallet = '/dashboard?tab=wallet';
const jobs = '/jobs';
const profile = '/profile';
const job = (id: string) => `${jobs}/${encodeURIComponent(id)}`;

/** Addresses of the app that mails, messages and providers link to; `app/paths.ts` adds the others. */
export const pages = {
  home: '/home',
  signin: '/signin',
  accountLogin: '/account-login',
  redirect,
  oauthCallback: (type: string, provider: string) => `${redirect}/${type}/${provider}`,
  resetPassword,
  resetLink: (challengeId: string, token: string) =>
    `${resetPassword}?challenge=${challengeId}&token=${token}`,
  jobs,
  newestJobs: `${jobs}?sort=newest`,
  job,
  submission: (id: string) => `${job(id)}/submission`,
  wallet,
  withdrawals: `${wallet}&view=withdrawals`,
  profile,
  connect: (platform: string) => `${profile}?connect=${platform}`,
  profileSection: (section: ProfileSection) => `${profile}/edit?section=${section}`,
} as const;
