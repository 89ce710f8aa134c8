import { fetchAllPages } from './allPages.ts';
import { get } from './client.ts';

const listPaths = {
  jobs: '/api/job/history',
  payments: '/api/payment',
  transactions: '/api/payment/transaction',
};
const resourcePaths = {
  user: '/api/user',
  profile: '/api/profile/init',
  connected: '/api/profile/connected/social',
  payout: '/api/profile/payment',
  wallet: '/api/summary/wallet',
};

/**
 * Fetches the user's account, profile, connected accounts, payout method, wallet, jobs, payments and transactions, all pages included.
 * Rejects with an ApiError.
 */
export async function fetchMyData(): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  for (const [name, path] of Object.entries(resourcePaths))
    entries.push([name, await get<object>(path)]);
  for (const [name, path] of Object.entries(listPaths)) {
    entries.push([name, await fetchAllPages(path)]);
  }
  return Object.fromEntries(entries);
}
