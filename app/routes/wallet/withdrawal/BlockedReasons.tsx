import { RequirementList, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { PayoutMethod } from '../../../../contract/schemas/payout.ts';
import type { Wallet } from '../../../../contract/schemas/wallet.ts';
import { getBlockReason } from '../../../features/wallet/blockReason.tsx';

type BlockedReasonsProps = { wallet: Wallet; method: PayoutMethod | null };

/** Lists why the user cannot withdraw from a wallet now, each reason with the way out. */
export function BlockedReasons({ wallet, method }: BlockedReasonsProps) {
  return (
    <Stack gap="md">
      <Text>
        <FormattedMessage
          id="withdrawal.blocked"
          defaultMessage="You cannot withdraw yet. Your money is safe in your wallet."
        />
      </Text>
      <RequirementList
        items={wallet.withdrawal.blocked_by.map((block) => ({
          id: block,
          result: block === 'open_request' || block === 'method_locked' ? 'warning' : 'fail',
          ...getBlockReason(block, wallet, method),
        }))}
      />
    </Stack>
  );
}
