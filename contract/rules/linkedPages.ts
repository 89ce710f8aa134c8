import { pages } from './pages.ts';

// These addresses are not in pages.ts, because every page of the app loads that module.

/** The newest jobs. */
export const newestJobsPage = `${pages.jobs}?sort=newest`;

/** The list of withdrawals. */
export const withdrawalsPage = `${pages.wallet}&view=withdrawals`;

/** Returns the address that connects an account on a platform. */
export function getConnectPage(platform: string): string {
  return `${pages.profile}?connect=${platform}`;
}

/** Returns the address that a provider redirects to. */
export function getOAuthCallback(type: string, provider: string): string {
  return `${pages.redirect}/${type}/${provider}`;
}

/** Returns the link in an email that resets the password or undoes a change, with its secrets. */
export function getResetLink(challengeId: string, token: string): string {
  return `${pages.resetPassword}?challenge=${challengeId}&token=${token}`;
}
