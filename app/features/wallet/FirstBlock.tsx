import { Link, ListText, Text } from '@byline/design-system';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { usePayoutMethod } from '../../api/profile.ts';
import { getBlockReason } from './blockReason.tsx';
import { useSetupFix } from './useSetupFix.ts';

/** Shows the first reason why nothing can be withdrawn, with the way out unless `useSetupFix` returns it for a button. */
export function FirstBlock({ wallet }: { wallet: Wallet }) {
  const setup = useSetupFix(wallet);
  const [block] = wallet.withdrawal.blocked_by;
  const { data: payout } = usePayoutMethod(block !== undefined);
  // Waits for the payout method, because a missing method and one that is being checked have different reasons.
  if (!block || !payout) return null;
  // An amount of 0 needs no reason.
  if (block === 'below_minimum' && wallet.available.amount === 0) return null;
  const { title, detail, fix } = getBlockReason(block, wallet, payout.method);
  return (
    <Text size="sm" isMuted>
      <ListText
        type="facts"
        items={[
          title,
          block === 'on_hold' && detail,
          !setup && block !== 'below_minimum' && <Link href={fix.href}>{fix.label}</Link>,
        ]}
      />
    </Text>
  );
}
