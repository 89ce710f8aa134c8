import { DateTime, Inline, Link, Money, Stack, Stat, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { paths } from '../../paths.ts';
import { OwedNotes } from './OwedNotes.tsx';

function NextPayment({ wallet: { available, next, withdrawal } }: { wallet: Wallet }) {
  if (next) {
    return (
      <FormattedMessage
        id="wallet.nextLong"
        defaultMessage="Next: {amount} on {date}"
        values={{
          amount: <Money value={next.amount} />,
          date: <DateTime value={next.on} isInWords dateStyle="short" />,
        }}
      />
    );
  }
  return (
    available.amount > 0 &&
    withdrawal.blocked_by.length === 0 && (
      <FormattedMessage id="wallet.availableHint" defaultMessage="Ready to withdraw" />
    )
  );
}

type AvailableStatProps = {
  wallet: Wallet;
  /** The button beside the amount that withdraws it. */
  action?: ReactNode;
  /** What is shown below the next payment, such as why nothing can be withdrawn. */
  note?: ReactNode;
};

/** Shows the amount that can be withdrawn, and below it the next payment. */
export function AvailableStat({ wallet, action, note }: AvailableStatProps) {
  return (
    <Stack gap="2xs">
      <Inline gap="md" align="end">
        <Stat
          size="lg"
          label={<FormattedMessage id="wallet.available" defaultMessage="Available" />}
          value={<Money value={wallet.available} />}
        />
        {action}
      </Inline>
      <Text size="sm" tone="muted">
        <NextPayment wallet={wallet} />
      </Text>
      {note}
      <OwedNotes wallet={wallet} />
    </Stack>
  );
}

/** Renders the overdue part of a pending sum, with a link to the overdue payments. */
export function OverduePart({ wallet: { overdue } }: { wallet: Wallet }) {
  return (
    <Link href={`${paths.wallet}&overdue=1`}>
      <FormattedMessage
        id="wallet.pendingOverdue"
        defaultMessage="of which {amount} late"
        values={{ amount: <Money value={overdue} /> }}
      />
    </Link>
  );
}

/** Shows the sum on hold, if there is one, as a link to its payments and the reasons. */
export function HeldStat({ wallet: { on_hold: onHold } }: { wallet: Wallet }) {
  return (
    onHold.amount > 0 && (
      <Stat
        size="sm"
        label={<FormattedMessage id="payment.state.onHold" defaultMessage="On hold" />}
        value={
          <Link href={`${paths.wallet}&state=on_hold`}>
            <Money value={onHold} />
          </Link>
        }
      />
    )
  );
}

/** Shows the sum that was withdrawn and is not in the bank yet, if there is one. */
export function OnTheWayStat({ wallet: { in_transit: inTransit } }: { wallet: Wallet }) {
  return (
    inTransit.amount > 0 && (
      <Stat
        size="sm"
        label={<FormattedMessage id="wallet.inTransit" defaultMessage="On the way" />}
        value={<Money value={inTransit} />}
      />
    )
  );
}
