import { Banner, ButtonLink, Inline, Money } from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { useWallets } from '../../api/wallet.ts';
import { writeWithdrawalDraft } from '../../device/withdrawalDraft.ts';
import { paths } from '../../paths.ts';

const fixLabels = defineMessages({
  account_number: { id: 'withdrawal.fix.account', defaultMessage: 'Correct the account number' },
  holder_name: { id: 'withdrawal.fix.holder', defaultMessage: 'Correct the account holder' },
  bank_code: { id: 'withdrawal.fix.bank', defaultMessage: 'Correct the bank' },
  routing_code: {
    id: 'withdrawal.fix.routing',
    defaultMessage: 'Correct the code of the bank',
  },
  swift: { id: 'withdrawal.fix.swift', defaultMessage: 'Correct the SWIFT code' },
  email: { id: 'withdrawal.fix.email', defaultMessage: 'Correct the PayPal email' },
});

type RefundProps = Withdrawal & {
  /** Whether the text states only where the money is. */
  isShort?: boolean;
};

/** Renders where the money of a failed withdrawal is. */
export function Refund({ amount, paid_at: paidAt, isShort = false }: RefundProps) {
  return paidAt && !isShort ? (
    <FormattedMessage
      id="withdrawal.refund.returned"
      defaultMessage="Your bank sent the money back. {amount} is in your wallet again."
      values={{ amount: <Money value={amount} /> }}
    />
  ) : (
    <FormattedMessage
      id="withdrawal.refund.failed"
      defaultMessage="{amount} is back in your wallet."
      values={{ amount: <Money value={amount} /> }}
    />
  );
}

// Links to the correction of the payout method, unless the method works again, and to a new withdrawal of the same amount.
function NextSteps({ fix, amount }: Withdrawal) {
  const { data } = useWallets();
  const wallet = data?.wallets.find(({ currency }) => currency === amount.currency);
  const isFixed = !wallet?.withdrawal.blocked_by.includes('payout_method');
  return (
    <Inline gap="xs">
      {fix && !isFixed && (
        <ButtonLink href={`${paths.profileSection('payout')}&field=${fix}`} size="sm">
          <FormattedMessage {...fixLabels[fix]} />
        </ButtonLink>
      )}
      <ButtonLink
        href={`${paths.withdraw}&view=withdrawals&currency=${amount.currency}`}
        size="sm"
        variant="soft"
        onPress={() => writeWithdrawalDraft(amount.currency, { amount: amount.amount })}
      >
        <FormattedMessage id="withdrawal.again" defaultMessage="Withdraw again" />
      </ButtonLink>
    </Inline>
  );
}

/** Explains above the list why the newest withdrawal failed, where the money is, and what to do next. */
export function FailedWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  return (
    <Banner
      tone="danger"
      title={
        <FormattedMessage
          id="withdrawal.failedTitle"
          defaultMessage="Your withdrawal of {amount} failed"
          values={{ amount: <Money value={withdrawal.amount} /> }}
        />
      }
      actions={<NextSteps {...withdrawal} />}
    >
      <Inline as="span" gap="2xs">
        <bdi lang="">{withdrawal.reason}</bdi>
        <span>
          <Refund {...withdrawal} />
        </span>
      </Inline>
    </Banner>
  );
}
