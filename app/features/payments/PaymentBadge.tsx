import { Badge, Text, type BadgeProps, type TextProps } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { PaymentState, WithdrawalState } from '../../../contract/rules/states.ts';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { overdueLabel, paymentLabels, returnedLabel, withdrawalLabels } from './paymentLabels.ts';

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

const textTones: Partial<Record<PaymentState, TextProps['tone']>> = { available: 'success' };

/** Renders the state of a payment. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  return (
    <Badge tone={paymentTones[state]}>
      <FormattedMessage {...paymentLabels[state]} />
    </Badge>
  );
}

/** Renders the badge of a pending payment whose date has passed. */
export function OverdueBadge() {
  return (
    <Badge tone="danger">
      <FormattedMessage {...overdueLabel} />
    </Badge>
  );
}

/** Renders the state of a payment in a list: as a badge only if something is wrong. */
export function PaymentStatus({ state, overdue }: { state: PaymentState; overdue: boolean }) {
  if (state === 'on_hold') return <PaymentBadge state={state} />;
  if (overdue) return <OverdueBadge />;
  return (
    <Text as="span" size="sm" tone={textTones[state] ?? 'muted'}>
      <FormattedMessage {...paymentLabels[state]} />
    </Text>
  );
}

/** Renders the state of a withdrawal; one that failed after it was paid was returned by the bank. */
export function WithdrawalBadge({
  withdrawal: { state, paid_at: paidAt },
}: {
  withdrawal: Pick<Withdrawal, 'state' | 'paid_at'>;
}) {
  const isReturned = state === 'failed' && paidAt !== null;
  return (
    <Badge tone={withdrawalTones[state]}>
      <FormattedMessage {...(isReturned ? returnedLabel : withdrawalLabels[state])} />
    </Badge>
  );
}
