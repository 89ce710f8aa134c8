import { Card, ProgressBar, RequirementList, Stack } from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../../contract/schemas/profile.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { paths } from '../../paths.ts';

// Names of parts, true whether they are done or not: the mark before them is the state.
const labels = defineMessages({
  profile: { id: 'setupChecklist.profile', defaultMessage: 'Profile' },
  email: { id: 'profile.check.email', defaultMessage: 'Email' },
  phone: { id: 'setupChecklist.phone', defaultMessage: 'Phone number' },
  social: { id: 'setupChecklist.social', defaultMessage: 'Social account' },
  payout: { id: 'setupChecklist.payout', defaultMessage: 'Payout method' },
  bio: { id: 'profile.check.bio', defaultMessage: 'Bio' },
  picture: { id: 'profile.check.picture', defaultMessage: 'Picture' },
});

type Check = keyof typeof labels;

const fixPaths: Record<Check, string> = {
  profile: paths.profileSection('personal'),
  email: paths.profileSection('contact'),
  phone: paths.profileSection('contact'),
  social: `${paths.profile}#accounts`,
  payout: paths.profileSection('payout'),
  bio: paths.profileSection('content'),
  picture: paths.profileSection('personal'),
};

/** Shows how complete the profile is, and links to the next missing part. */
export function VerifiedCard({ user, profile }: { user: User; profile: Profile }) {
  const { formatMessage } = useIntl();
  const results: Record<Check, boolean> = {
    ...user.checklist,
    email: user.email_verified,
    bio: profile.bio !== '',
    picture: user.avatar_url !== null,
  };
  const checks = Object.keys(labels) as Check[];
  const missing = checks.filter((check) => !results[check]);
  return (
    <Card title={<FormattedMessage id="profile.checks" defaultMessage="Verification" />}>
      <Stack gap="md">
        <ProgressBar
          label={formatMessage({ id: 'profile.complete', defaultMessage: 'Complete' })}
          value={(100 * (checks.length - missing.length)) / checks.length}
        />
        <RequirementList
          items={checks.map((check) => ({
            id: check,
            title: <FormattedMessage {...labels[check]} />,
            result: results[check] ? 'pass' : 'unknown',
            ...(check === missing[0] && {
              fix: {
                href: fixPaths[check],
                label: <FormattedMessage id="profile.next" defaultMessage="Do this next" />,
              },
            }),
          }))}
        />
      </Stack>
    </Card>
  );
}
