import { ButtonLink, Inline, Money, Stack, Text } from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { useWallets } from '../../api/wallet.ts';
import { WithdrawalBadge } from '../../features/payments/PaymentBadge.tsx';
import { writeWithdrawalDraft } from '../../device/withdrawalDraft.ts';
import { paths } from '../../paths.ts';

type WithdrawalOutcomeProps = {
  withdrawal: Withdrawal;
  /** Whether it is the newest of all: what can be done about it is of use only then. */
  isNewest: boolean;
};

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

function Refund({ amount, paid_at: paidAt }: Withdrawal) {
  return paidAt ? (
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

// A method that works again needs no correction.
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
        variant="outline"
        onPress={() => writeWithdrawalDraft(amount.currency, { amount: amount.amount })}
      >
        <FormattedMessage id="withdrawal.again" defaultMessage="Withdraw again" />
      </ButtonLink>
    </Inline>
  );
}

/** Renders the state of a withdrawal; of a failed one also why, where the money is and what to do next. */
export function WithdrawalOutcome({ withdrawal, isNewest }: WithdrawalOutcomeProps) {
  if (withdrawal.state !== 'failed') return <WithdrawalBadge withdrawal={withdrawal} />;
  return (
    <Stack gap="xs" align="start">
      <WithdrawalBadge withdrawal={withdrawal} />
      <Text size="sm">
        <bdi lang="">{withdrawal.reason}</bdi> <Refund {...withdrawal} />
      </Text>
      {isNewest && <NextSteps {...withdrawal} />}
    </Stack>
  );
}
