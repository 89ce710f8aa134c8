import { ButtonLink, Card, DateTime, Money, Skeleton, Stack, Stat } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useWallet } from '../../api/wallet.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { paths } from '../../paths.ts';

/** Shows the balances of the wallet, with the date of the next pending payment. */
export function WalletCard() {
  const query = useWallet();
  return (
    <Card
      title={<FormattedMessage id="walletCard.title" defaultMessage="Wallet" />}
      isCollapsible
      onRefresh={() => query.mutate()}
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage id="wallet.problem" defaultMessage="The wallet could not be loaded." />
        }
        skeleton={<Skeleton lines={5} />}
      >
        {({ available, pending, in_transit: inTransit, next }) => (
          <Stack gap="md">
            <Stat
              size="lg"
              label={<FormattedMessage id="wallet.available" defaultMessage="Available" />}
              value={<Money value={available} />}
            />
            <Stat
              label={<FormattedMessage id="wallet.pending" defaultMessage="Pending" />}
              value={<Money value={pending} />}
              hint={
                next && (
                  <FormattedMessage
                    id="wallet.next"
                    defaultMessage="{amount} on {date}"
                    values={{
                      amount: <Money value={next.amount} />,
                      date: <DateTime value={next.on} isDateOnly />,
                    }}
                  />
                )
              }
            />
            <Stat
              label={<FormattedMessage id="wallet.inTransit" defaultMessage="On the way" />}
              value={<Money value={inTransit} />}
            />
            <ButtonLink href={paths.wallet} variant="soft" isFullWidth>
              <FormattedMessage id="walletCard.open" defaultMessage="Open wallet" />
            </ButtonLink>
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
