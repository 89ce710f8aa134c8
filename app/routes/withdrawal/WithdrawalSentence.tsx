import { DateTime, Money } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { getWithdrawalFee } from '../../../contract/rules/withdrawals.ts';
import type { Wallet } from '../../../contract/schemas/wallet.ts';

type WithdrawalSentenceProps = {
  /** Minor units of the wallet's currency. */
  amount: number;
  wallet: Wallet;
  /** Label of the payout method. */
  method: string;
};

/** Renders what a withdrawal does, in one sentence. */
export function WithdrawalSentence({ amount, wallet, method }: WithdrawalSentenceProps) {
  const { currency, withdrawal } = wallet;
  const fee = getWithdrawalFee(amount, withdrawal.fee);
  return (
    <FormattedMessage
      id="withdrawal.sentence"
      defaultMessage="{amount} to {method}, fee {fee}, you get {net}, by {date}."
      values={{
        amount: <Money value={{ amount, currency }} />,
        method: <bdi>{method}</bdi>,
        fee: <Money value={{ amount: fee, currency }} />,
        net: <Money value={{ amount: amount - fee, currency }} />,
        date: <DateTime value={withdrawal.arrives_by} isDateOnly />,
      }}
    />
  );
}
