import { ButtonLink, Card, Inline, Loaded, Skeleton, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { usePayoutMethod } from '../../api/profile.ts';
import { PayoutStatusBadge } from '../../features/profile/PayoutStatusBadge.tsx';
import { profileWords } from '../../features/profile/profileWords.ts';
import { walletWords } from '../../features/wallet/walletWords.ts';
import { paths } from '../../paths.ts';

/** Shows the masked payout method, with a link to change it. */
export function PayoutCard() {
  const query = usePayoutMethod();
  return (
    <Card title={<FormattedMessage id="profile.payout" defaultMessage="Payout method" />}>
      <Loaded
        query={query}
        errorTitle={<FormattedMessage {...profileWords.payoutProblem} />}
        skeleton={<Skeleton lines={2} />}
      >
        {({ method }) => (
          <Stack gap="sm" align="start">
            {method ? (
              <Inline gap="sm">
                <bdi>{method.label}</bdi>
                <PayoutStatusBadge method={method} />
              </Inline>
            ) : (
              <Text isMuted>
                <FormattedMessage
                  id="profile.payout.none"
                  defaultMessage="You need a payout method before your first withdrawal."
                />
              </Text>
            )}
            <ButtonLink href={paths.profileSection('payout')} variant="soft">
              {method ? (
                <FormattedMessage id="profile.payout.change" defaultMessage="Change" />
              ) : (
                <FormattedMessage {...walletWords.withdrawalFixAdd} />
              )}
            </ButtonLink>
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
