import { pages } from './pages.ts';

// Not in pages.ts, which every page loads.

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

/** Returns the address that resets a password by the secrets of an email. */
export function getResetLink(challengeId: string, token: string): string {
  return `${pages.resetPassword}?challenge=${challengeId}&token=${token}`;
}
