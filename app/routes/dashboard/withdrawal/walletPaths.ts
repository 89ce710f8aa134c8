import { withdrawalsPage } from '../../../../contract/rules/linkedPages.ts';
import { paths } from '../../../paths.ts';

/** Addresses within the wallet and of what a withdrawal needs. Not in `paths`, which every page loads. */
export const walletPaths = {
  withdraw: `${paths.wallet}&withdraw=1`,
  withdrawals: withdrawalsPage,
  payoutField: (field: string) => `${paths.profileSection('payout')}&field=${field}`,
} as const;
