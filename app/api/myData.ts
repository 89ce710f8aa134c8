import type { Page } from '../../server/contract/shared.ts';
import { get, withQuery } from './client.ts';

const listPaths = {
  jobs: '/api/job/history',
  payments: '/api/payment',
  transactions: '/api/payment/transaction',
};
const paths = {
  user: '/api/user',
  profile: '/api/profile/init',
  connected: '/api/profile/connected/social',
  payout: '/api/profile/payment',
  wallet: '/api/summary/wallet',
};

async function fetchAllPages(path: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await get<Page<unknown>>(withQuery(path, { page, per_page: 100 }));
    rows.push(...data);
    if (page >= meta.pages) return rows;
  }
}

/** Fetches everything that the server stores about the user, all pages included. Rejects with an ApiError. */
export async function fetchMyData(): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  for (const [name, path] of Object.entries(paths)) entries.push([name, await get<object>(path)]);
  for (const [name, path] of Object.entries(listPaths)) {
    entries.push([name, await fetchAllPages(path)]);
  }
  return Object.fromEntries(entries);
}
