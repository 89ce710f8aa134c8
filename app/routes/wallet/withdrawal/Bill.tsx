import {
  DateTime,
  DescriptionItem,
  DescriptionList,
  Money,
  Text,
  type MoneyValue,
} from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { getWithdrawalFee } from '../../../../contract/rules/withdrawals.ts';
import type { Wallet } from '../../../../contract/schemas/wallet.ts';
import { canWithdraw } from '../../../features/wallet/canWithdraw.ts';
import { walletWords } from '../../../features/wallet/walletWords.ts';

const noFigure = '–';

type BillProps = {
  id?: string;
  /** Rows before the amount, such as the reference. */
  children?: ReactNode;
  /** The amount to withdraw; undefined while it is typed in a field. */
  amount?: MoneyValue;
  /** The payout method. */
  method: ReactNode;
  /** The day by which the money arrives; null if it will not arrive. */
  arrivesBy: string | null;
  fee: MoneyValue;
  /** What reaches the bank; null before there is a valid amount. */
  net: MoneyValue | null;
};

/** Renders what a withdrawal does, in the same rows in every step: the amount, where it goes and when, its fee and what the user gets. */
export function Bill({ id, children, amount, method, arrivesBy, fee, net }: BillProps) {
  return (
    <DescriptionList layout="bill" {...(id !== undefined && { id })}>
      {children}
      {amount && (
        <DescriptionItem label={<FormattedMessage {...walletWords.withdrawalAmount} />}>
          <Money value={amount} />
        </DescriptionItem>
      )}
      <DescriptionItem label={<FormattedMessage {...walletWords.withdrawalMethod} />}>
        {method}
      </DescriptionItem>
      {arrivesBy && (
        <DescriptionItem
          label={<FormattedMessage id="withdrawal.arrives" defaultMessage="In your bank by" />}
        >
          <DateTime value={arrivesBy} isInWords />
        </DescriptionItem>
      )}
      <DescriptionItem label={<FormattedMessage id="withdrawal.fee" defaultMessage="Fee" />}>
        <Money value={fee} />
      </DescriptionItem>
      <DescriptionItem
        isStrong
        label={<FormattedMessage id="withdrawal.net" defaultMessage="You get" />}
      >
        {net ? (
          <Text as="span" size="2xl" weight="semibold">
            <Money value={net} />
          </Text>
        ) : (
          // As high as the figure, so that nothing moves when the figure has loaded.
          <Text as="span" size="2xl" isMuted>
            {noFigure}
          </Text>
        )}
      </DescriptionItem>
    </DescriptionList>
  );
}

type PlannedBillProps = {
  id?: string;
  wallet: Wallet;
  /** The amount in minor units; null while none is typed. */
  amount: number | null;
  /** Whether the amount is a row of the bill. */
  hasAmount?: boolean;
  method: ReactNode;
};

/** Renders the bill of a withdrawal before it is requested. */
export function PlannedBill({ wallet, amount, hasAmount = false, ...rows }: PlannedBillProps) {
  const { currency, withdrawal } = wallet;
  const fee = getWithdrawalFee(amount ?? 0, withdrawal.fee);
  const net = canWithdraw(amount, wallet) ? { amount: amount - fee, currency } : null;
  return (
    <Bill
      {...rows}
      {...(hasAmount && amount !== null && { amount: { amount, currency } })}
      arrivesBy={withdrawal.arrives_by}
      fee={{ amount: fee, currency }}
      net={net}
    />
  );
}
