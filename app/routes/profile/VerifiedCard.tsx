import { Card, RequirementList, ProgressBar, Stack } from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../../server/contract/profile.ts';
import type { User } from '../../../server/contract/user.ts';
import { paths } from '../../paths.ts';

const checks = defineMessages({
  profile: { id: 'profile.check.profile', defaultMessage: 'Profile complete' },
  email: { id: 'profile.check.email', defaultMessage: 'Email confirmed' },
  phone: { id: 'profile.check.phone', defaultMessage: 'Phone verified' },
  social: { id: 'profile.check.social', defaultMessage: 'A social account connected' },
  payout: { id: 'profile.check.payout', defaultMessage: 'Payout details checked' },
  bio: { id: 'profile.check.bio', defaultMessage: 'A few words about your work' },
  picture: { id: 'profile.check.picture', defaultMessage: 'A picture' },
});

type Check = keyof typeof checks;

const fixes: Record<Check, string> = {
  profile: paths.profileSection('personal'),
  email: paths.profileSection('contact'),
  phone: paths.profileSection('contact'),
  social: `${paths.profile}#accounts`,
  payout: paths.profileSection('payout'),
  bio: paths.profileSection('content'),
  picture: paths.profileSection('personal'),
};

/** What is verified, how complete the profile is, and the next part that is missing. */
export function VerifiedCard({ user, profile }: { user: User; profile: Profile }) {
  const { formatMessage } = useIntl();
  const results: Record<Check, boolean> = {
    ...user.checklist,
    email: user.email_verified,
    bio: profile.bio !== '',
    picture: user.avatar_url !== null,
  };
  const all = Object.keys(checks) as Check[];
  const missing = all.filter((check) => !results[check]);
  return (
    <Card title={<FormattedMessage id="profile.checks" defaultMessage="Verified" />}>
      <Stack gap="md">
        <ProgressBar
          label={formatMessage({ id: 'profile.complete', defaultMessage: 'Complete' })}
          value={(100 * (all.length - missing.length)) / all.length}
        />
        <RequirementList
          items={all.map((check) => ({
            id: check,
            title: <FormattedMessage {...checks[check]} />,
            result: results[check] ? 'pass' : 'unknown',
            ...(check === missing[0] && {
              fix: {
                href: fixes[check],
                label: <FormattedMessage id="profile.next" defaultMessage="Do this next" />,
              },
            }),
          }))}
        />
      </Stack>
    </Card>
  );
}
