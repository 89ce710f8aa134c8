import { DateTime, Link, Money, Stat } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { paths } from '../../paths.ts';

/** Shows the amount that can be withdrawn, with the next payment. */
export function AvailableStat({ wallet: { available, next } }: { wallet: Wallet }) {
  return (
    <Stat
      size="lg"
      label={<FormattedMessage id="wallet.available" defaultMessage="Available" />}
      value={<Money value={available} />}
      hint={
        next ? (
          <FormattedMessage
            id="wallet.nextLong"
            defaultMessage="Next: {amount} on {date}"
            values={{
              amount: <Money value={next.amount} />,
              date: <DateTime value={next.on} isInWords />,
            }}
          />
        ) : (
          available.amount > 0 && (
            <FormattedMessage id="wallet.availableHint" defaultMessage="Ready to withdraw" />
          )
        )
      }
    />
  );
}

/** Names the part of a pending sum whose day is over, with a link to its payments. */
export function OverduePart({ wallet: { overdue } }: { wallet: Wallet }) {
  return (
    <Link href={`${paths.wallet}&overdue=1`}>
      <FormattedMessage
        id="wallet.pendingOverdue"
        defaultMessage="of which {amount} overdue"
        values={{ amount: <Money value={overdue} /> }}
      />
    </Link>
  );
}

/** Explains a pending sum: the part that is overdue, or else the next payment. */
export function PendingHint({ wallet }: { wallet: Wallet }) {
  if (wallet.overdue.amount > 0) return <OverduePart wallet={wallet} />;
  return wallet.next ? (
    <FormattedMessage
      id="wallet.nextShort"
      defaultMessage="{amount} on {date}"
      values={{
        amount: <Money value={wallet.next.amount} />,
        date: <DateTime value={wallet.next.on} isInWords />,
      }}
    />
  ) : (
    <FormattedMessage id="wallet.pendingHint" defaultMessage="Approved, not available yet" />
  );
}

/** Links the sum on hold to its payments, which say why. */
export function HeldPart() {
  return (
    <Link href={`${paths.wallet}&state=on_hold`}>
      <FormattedMessage id="wallet.heldWhy" defaultMessage="See why" />
    </Link>
  );
}
