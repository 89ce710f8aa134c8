import { Money, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Transaction } from '../../../contract/schemas/money.ts';

/** Returns whether a part of a transaction is a fee. */
export function hasFee({ fee }: Transaction): boolean {
  return fee !== null && fee.amount > 0;
}

/** Renders the fee of a withdrawal, or of a returned withdrawal, and what the bank receives; nothing without a fee. */
export function TransactionFee({ transaction }: { transaction: Transaction }) {
  const { type, amount, fee } = transaction;
  if (!fee || fee.amount === 0) return null;
  const net = { ...amount, amount: Math.abs(amount.amount) - fee.amount };
  return (
    <FormattedMessage
      id="transactions.fee"
      defaultMessage="{type, select, withdrawal {{net} to your bank, {fee} fee} other {{net} and the {fee} fee}}"
      values={{ type, net: <Money value={net} />, fee: <Money value={fee} /> }}
    />
  );
}

/** Renders what a transaction is; a withdrawal with its fee and what the bank receives. */
export function TransactionDescription({ transaction }: { transaction: Transaction }) {
  return (
    <>
      <bdi>{transaction.description}</bdi>
      {hasFee(transaction) && (
        <Text as="div" size="sm" isMuted>
          <TransactionFee transaction={transaction} />
        </Text>
      )}
    </>
  );
}
