import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { usePayoutMethod } from '../../api/profile.ts';
import { getBlockReason, type BlockReason } from './blockReason.tsx';

/**
 * Returns the link to what the user sets up or corrects before money can be withdrawn; null if nothing is left, or only waiting helps.
 */
export function useSetupFix(wallet: Wallet | undefined): BlockReason['fix'] | null {
  const [block] = wallet?.withdrawal.blocked_by ?? [];
  const isMethod = block === 'payout_method';
  const { data: payout } = usePayoutMethod(isMethod);
  // While a method is being verified, the user can only wait.
  const canFix = isMethod ? payout && payout.method?.status !== 'unverified' : block === 'phone';
  return wallet && block && canFix
    ? getBlockReason(block, wallet, payout?.method ?? null).fix
    : null;
}
