import { Money, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Transaction } from '../../../contract/schemas/money.ts';

/** Renders what a transaction is; a withdrawal with its fee and what the bank receives. */
export function TransactionDescription({ transaction }: { transaction: Transaction }) {
  const { description, type, amount, fee } = transaction;
  const net = fee && { ...amount, amount: Math.abs(amount.amount) - fee.amount };
  return (
    <>
      <bdi>{description}</bdi>
      {fee && net && fee.amount > 0 && (
        <Text as="div" size="sm" tone="muted">
          <FormattedMessage
            id="transactions.fee"
            defaultMessage="{type, select, withdrawal {{net} to your bank, {fee} fee} other {{net} and the {fee} fee}}"
            values={{ type, net: <Money value={net} />, fee: <Money value={fee} /> }}
          />
        </Text>
      )}
    </>
  );
}
