import { Badge, Text, type BadgeProps } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PaymentState, WithdrawalState } from '../../../contract/rules/states.ts';
import type { Payment } from '../../../contract/schemas/money.ts';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { getWithdrawalLabel } from './getWithdrawalLabel.ts';
import { getPayoutState } from './hasArrived.ts';
import { overdueLabel, paymentLabels, payoutLabel } from './paymentLabels.ts';

type BadgeTone = BadgeProps['tone'];

const paymentTones: Record<PaymentState, BadgeTone> = {
  estimated: 'neutral',
  pending: 'primary',
  available: 'success',
  on_hold: 'warning',
  cancelled: 'neutral',
};

const withdrawalTones: Record<WithdrawalState, BadgeTone> = {
  requested: 'neutral',
  processing: 'primary',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

/** The parts of a payment that its label depends on. */
type PaymentStatusOf = Pick<Payment, 'state' | 'payout'>;

// Money that has left the wallet is no longer available.
function getLabel({ state, payout }: PaymentStatusOf): ReactNode {
  if (!payout) return <FormattedMessage {...paymentLabels[state]} />;
  return (
    <FormattedMessage
      {...payoutLabel}
      values={{
        state: getPayoutState(payout),
        reference: <bdi>{payout.reference}</bdi>,
      }}
    />
  );
}

/** Renders the state of a payment; a payment that has missed its date is late, not pending. */
export function PaymentBadge({ payment }: { payment: PaymentStatusOf & { overdue: boolean } }) {
  if (payment.overdue) return <LateBadge />;
  return (
    <Badge tone={payment.payout ? 'neutral' : paymentTones[payment.state]}>
      <span>{getLabel(payment)}</span>
    </Badge>
  );
}

/** Renders the badge of late money. It is an orange mark on every page, because the money is not lost. */
export function LateBadge() {
  return (
    <Badge tone="warning">
      <FormattedMessage {...overdueLabel} />
    </Badge>
  );
}

type PaymentStatusProps = {
  payment: PaymentStatusOf & { overdue: boolean };
  /**
   * Whether the withdrawal of paid money is left out, for narrow columns.
   * @default false
   */
  isShort?: boolean;
};

/** Renders the state of a payment in a list: as a badge only if something is wrong. */
export function PaymentStatus({ payment, isShort = false }: PaymentStatusProps) {
  if (payment.state === 'on_hold') return <PaymentBadge payment={payment} />;
  if (payment.overdue) return <LateBadge />;
  const isInWallet = payment.state === 'available' && !payment.payout;
  return (
    <Text as="span" size="sm" {...(isInWallet ? { tone: 'success' } : { isMuted: true })}>
      {isShort && payment.payout ? (
        <FormattedMessage
          id="payment.paidOut.short"
          defaultMessage="{state, select, arrived {In your bank} paid {Sent to your bank} other {On the way}}"
          values={{ state: getPayoutState(payment.payout) }}
        />
      ) : (
        getLabel(payment)
      )}
    </Text>
  );
}

/** Renders the state of a withdrawal; a withdrawal that failed after it was sent was returned by the bank. */
export function WithdrawalBadge({
  withdrawal,
}: {
  withdrawal: Pick<Withdrawal, 'state' | 'paid_at' | 'arrives_by'>;
}) {
  return (
    <Badge tone={withdrawalTones[withdrawal.state]}>
      <FormattedMessage {...getWithdrawalLabel(withdrawal)} />
    </Badge>
  );
}
