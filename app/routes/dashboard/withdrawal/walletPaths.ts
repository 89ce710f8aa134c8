import { paths } from '../../../paths.ts';

/** Addresses within the wallet and of what a withdrawal needs. Not in `paths`, which every page loads. */
export const walletPaths = {
  withdraw: `${paths.wallet}&withdraw=1`,
  withdrawals: paths.withdrawals,
  payoutField: (field: string) => `${paths.profileSection('payout')}&field=${field}`,
} as const;
