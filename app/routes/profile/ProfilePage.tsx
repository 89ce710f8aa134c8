import {
  Button,
  ButtonLink,
  Inline,
  Loaded,
  Skeleton,
  Stack,
  TwoColumnLayout,
} from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProfile } from '../../api/profile.ts';
import { useUser } from '../../session/useUser.ts';
import { ConnectedAccounts } from '../../features/social/ConnectedAccounts.tsx';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { BrandView } from './BrandView.tsx';
import { MyData } from './MyData.tsx';
import { PayoutCard } from './PayoutCard.tsx';
import { EmailsCard } from './EmailsCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { RatesCard } from './RatesCard.tsx';
import { RecentWork } from './RecentWork.tsx';
import { VerifiedCard } from './VerifiedCard.tsx';

/** Renders the page with the user’s profile, verification, connected accounts and payout method. */
export default function ProfilePage() {
  const { data: user } = useUser();
  const query = useProfile();
  const [isBrandView, setBrandView] = useState(false);
  if (!user) return null;
  return (
    <RoutePage
      actions={
        <Inline gap="sm">
          <Button variant="ghost" isDisabled={!query.data} onPress={() => setBrandView(true)}>
            <FormattedMessage id="profile.asBrand" defaultMessage="View as brand" />
          </Button>
          <ButtonLink href={paths.profileEdit} variant="soft">
            <FormattedMessage id="profile.edit" defaultMessage="Edit" />
          </ButtonLink>
        </Inline>
      }
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="profile.problem"
            defaultMessage="Your profile could not be loaded."
          />
        }
        skeleton={<Skeleton lines={10} />}
      >
        {(initial) => (
          <TwoColumnLayout
            aside={
              <Stack gap="lg">
                <VerifiedCard user={user} profile={initial.profile} />
                <PayoutCard />
                <EmailsCard user={user} />
                <MyData />
              </Stack>
            }
          >
            <Stack gap="lg">
              <ProfileCard user={user} {...initial} />
              <RatesCard rates={initial.profile.rates} />
              <ConnectedAccounts />
              <RecentWork />
            </Stack>
            {isBrandView && (
              <BrandView user={user} initial={initial} onClose={() => setBrandView(false)} />
            )}
          </TwoColumnLayout>
        )}
      </Loaded>
    </RoutePage>
  );
}
