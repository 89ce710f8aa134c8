import { api } from '../../contract/api.ts';
import { readAllPages } from './allPages.ts';
import { read } from './client.ts';

/**
 * Fetches the user's account, profile, connected accounts, payout method, wallet, jobs, payments and transactions, all pages included.
 * Rejects with an ApiError.
 */
export async function fetchMyData(): Promise<Record<string, unknown>> {
  return {
    user: await read(api.user),
    profile: await read(api.profile),
    connected: await read(api.connectedAccounts),
    payout: await read(api.payoutMethod),
    wallet: await read(api.wallets),
    jobs: await readAllPages(api.jobHistory),
    payments: await readAllPages(api.payments),
    transactions: await readAllPages(api.transactions),
  };
}
