import { Text } from '@byline/design-system';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { usePayoutMethod } from '../../api/profile.ts';
import { getBlockReason } from './blockReason.tsx';

/** Shows the first reason why nothing can be withdrawn; the dialog lists all. */
export function FirstBlock({ wallet }: { wallet: Wallet }) {
  const [block] = wallet.withdrawal.blocked_by;
  const { data: payout } = usePayoutMethod(block !== undefined);
  // Waits for the payout method, because a missing method and one that is being checked have different reasons.
  if (!block || !payout) return null;
  return (
    <Text size="sm" tone="muted">
      {getBlockReason(block, wallet, payout.method).title}
    </Text>
  );
}
