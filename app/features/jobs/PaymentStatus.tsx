import { Badge, Text, type TextProps } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { PaymentState } from '../../../contract/rules/states.ts';
import { PaymentBadge } from './StateBadge.tsx';
import { overdueLabel, paymentLabels } from './stateLabels.ts';

const tones: Partial<Record<PaymentState, TextProps['tone']>> = { available: 'success' };

/** Renders the state of a payment in a list: as a badge only if something is wrong. */
export function PaymentStatus({ state, overdue }: { state: PaymentState; overdue: boolean }) {
  if (state === 'on_hold') return <PaymentBadge state={state} />;
  if (overdue) {
    return (
      <Badge tone="danger">
        <FormattedMessage {...overdueLabel} />
      </Badge>
    );
  }
  return (
    <Text as="span" size="sm" tone={tones[state] ?? 'muted'}>
      <FormattedMessage {...paymentLabels[state]} />
    </Text>
  );
}
