import { DateTime, Inline, Link, Money as Amount, Stack, Stat, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Money } from '../../../contract/schemas/money.ts';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { paths } from '../../paths.ts';
import { dateWords } from '../dates/dateWords.ts';
import { OwedNotes } from './OwedNotes.tsx';
import { walletWords } from './walletWords.ts';

function NextPayment({ wallet: { available, next, withdrawal } }: { wallet: Wallet }) {
  if (next) {
    return (
      <FormattedMessage
        id="wallet.nextLong"
        defaultMessage="Next: {amount} on {date}"
        values={{
          amount: <Amount value={next.amount} />,
          date: <DateTime value={next.on} isInWords dateStyle="short" />,
        }}
      />
    );
  }
  return (
    available.amount > 0 &&
    withdrawal.blocked_by.length === 0 && <FormattedMessage {...walletWords.availableHint} />
  );
}

type AvailableStatProps = {
  wallet: Wallet;
  /** The button beside the amount that withdraws it. */
  action?: ReactNode;
  /** What is shown below the next payment, such as why nothing can be withdrawn. */
  note?: ReactNode;
};

/** Returns the next amount and its day; for work that is not approved yet, approximately; null if there is none. */
function findNextAmount({ next, ahead }: Wallet): NextAmount | null {
  if (next) return { amount: next.amount, at: next.on, isApproximate: false };
  const [first] = ahead
    .flatMap(({ kind, amount, in_wallet_at: at, certainty }) =>
      kind === 'job' && at !== null && certainty !== 'late' && certainty !== 'held'
        ? [{ amount, at, isApproximate: certainty !== 'fixed' }]
        : [],
    )
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return first ?? null;
}

type NextAmount = { amount: Money; at: string; isApproximate: boolean };

function NextStat({ next: { amount, at, isApproximate } }: { next: NextAmount }) {
  const day = <DateTime value={at} isInWords dateStyle={isApproximate ? 'short' : 'medium'} />;
  return (
    <Stat
      size="lg"
      label={
        isApproximate ? (
          <FormattedMessage {...dateWords.payDayAbout} values={{ day }} />
        ) : (
          <FormattedMessage {...dateWords.payDayOn} values={{ day }} />
        )
      }
      value={<Amount value={amount} />}
    />
  );
}

/**
 * Shows the amount that can be withdrawn, and below it the next payment. While nothing is available, the next amount and its day are the
 * figure.
 */
export function AvailableStat({ wallet, action, note }: AvailableStatProps) {
  const next = wallet.available.amount === 0 ? findNextAmount(wallet) : null;
  return (
    <Stack gap="2xs">
      <Inline gap="md" align="end">
        {next ? (
          <NextStat next={next} />
        ) : (
          <Stat
            size="lg"
            label={<FormattedMessage id="wallet.available" defaultMessage="Available" />}
            value={<Amount value={wallet.available} />}
          />
        )}
        {action}
      </Inline>
      {!next && (
        <Text size="sm" isMuted>
          <NextPayment wallet={wallet} />
        </Text>
      )}
      {note}
      <OwedNotes wallet={wallet} />
    </Stack>
  );
}

type PendingStatProps = {
  wallet: Wallet;
  /**
   * Whether a sum of zero is shown.
   * @default false
   */
  hasZero?: boolean;
  description?: ReactNode;
};

/** Shows the pending sum, unless it is the amount that `AvailableStat` shows; a larger sum includes that amount. */
export function PendingStat({ wallet, hasZero = false, description }: PendingStatProps) {
  const { available, pending } = wallet;
  const next = available.amount === 0 ? findNextAmount(wallet) : null;
  const isShown = next !== null && !next.isApproximate;
  if (pending.amount === 0 ? !hasZero : isShown && next.amount.amount === pending.amount)
    return null;
  return (
    <Stat
      size="sm"
      label={
        isShown ? (
          <FormattedMessage id="wallet.allPending" defaultMessage="All pending" />
        ) : (
          <FormattedMessage id="wallet.pending" defaultMessage="Pending" />
        )
      }
      value={<Amount value={pending} />}
      description={description}
    />
  );
}

/** Renders the overdue part of a pending sum, with a link to the overdue payments. */
export function OverduePart({ wallet: { overdue } }: { wallet: Wallet }) {
  return (
    <Link href={`${paths.wallet}&overdue=1`}>
      <FormattedMessage
        id="wallet.pendingOverdue"
        defaultMessage="of which {amount} late"
        values={{ amount: <Amount value={overdue} /> }}
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
        label={<FormattedMessage {...walletWords.paymentStateOnHold} />}
        value={
          <Link href={`${paths.wallet}&state=on_hold`}>
            <Amount value={onHold} />
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
        value={<Amount value={inTransit} />}
      />
    )
  );
}
