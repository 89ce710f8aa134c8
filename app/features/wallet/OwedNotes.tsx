import { Money, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Wallet } from '../../../contract/schemas/wallet.ts';

/** Says what is taken from the next money of a wallet, and why: a mistake, or a payment that was taken back. */
export function OwedNotes({ wallet }: { wallet: Wallet }) {
  return wallet.owed.map(({ amount, reason, at }, index) => (
    <Text key={`${at} ${index}`} size="sm">
      <FormattedMessage
        id="wallet.owed"
        defaultMessage="{amount} will be taken from your next earnings: {reason}"
        values={{ amount: <Money value={amount} />, reason: <bdi lang="">{reason}</bdi> }}
      />
    </Text>
  ));
}
