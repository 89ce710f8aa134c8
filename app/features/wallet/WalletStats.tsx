import { Badge, DateTime, Inline, Link, Money, Stat } from '@byline/design-system';
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

/** Shows what is overdue or on hold, with links to the payments; nothing if all is in order. */
export function WalletExceptions({ wallet: { overdue, on_hold: onHold } }: { wallet: Wallet }) {
  if (overdue.amount === 0 && onHold.amount === 0) return null;
  return (
    <Inline gap="xs">
      {overdue.amount > 0 && (
        <Link href={`${paths.wallet}&overdue=1`} variant="quiet">
          <Badge tone="danger">
            <span>
              <FormattedMessage
                id="wallet.overdue"
                defaultMessage="{amount} overdue"
                values={{ amount: <Money value={overdue} /> }}
              />
            </span>
          </Badge>
        </Link>
      )}
      {onHold.amount > 0 && (
        <Link href={`${paths.wallet}&state=on_hold`} variant="quiet">
          <Badge tone="warning">
            <span>
              <FormattedMessage
                id="wallet.onHold"
                defaultMessage="{amount} on hold"
                values={{ amount: <Money value={onHold} /> }}
              />
            </span>
          </Badge>
        </Link>
      )}
    </Inline>
  );
}
