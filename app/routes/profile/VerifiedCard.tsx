import {
  Card,
  ProgressBar,
  RequirementList,
  Stack,
  type RequirementListItem,
} from '@byline/design-system';
import { platformMessages } from '@byline/design-system/portal';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../../contract/schemas/profile.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { useConnectedAccounts } from '../../api/social.ts';
import { profileWords } from '../../features/profile/profileWords.ts';
import { socialWords } from '../../features/social/socialWords.ts';
import { paths } from '../../paths.ts';

// Each label fits a part that is done or missing; the icon before it shows which.
const labels = defineMessages({
  profile: profileWords.setupChecklistProfile,
  email: { id: 'profile.check.email', defaultMessage: 'Email' },
  phone: profileWords.setupChecklistPhone,
  social: profileWords.setupChecklistSocial,
  payout: profileWords.setupChecklistPayout,
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

/** Shows how complete the profile is, and links to the next missing part and to a connection that has expired. */
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
  const { data: connected } = useConnectedAccounts();
  const expired = connected?.data.find(({ status }) => status === 'expired');
  const toItem = (id: Check): RequirementListItem => {
    const item = { id, title: <FormattedMessage {...labels[id]} /> };
    if (id === 'social' && expired) {
      const provider = formatMessage(platformMessages[expired.provider]);
      const label = <FormattedMessage {...socialWords.reconnectLabel} values={{ provider }} />;
      return { ...item, result: 'warning', fix: { href: fixPaths.social, label } };
    }
    const next = <FormattedMessage id="profile.next" defaultMessage="Do this next" />;
    return {
      ...item,
      result: results[id] ? 'pass' : 'unknown',
      ...(id === missing[0] && { fix: { href: fixPaths[id], label: next } }),
    };
  };
  // Counts the items that have a tick below, so not an expired connection.
  const items = checks.map(toItem);
  const done = items.filter(({ result }) => result === 'pass').length;
  const total = items.length;
  return (
    <Card title={<FormattedMessage id="profile.checks" defaultMessage="Verification" />}>
      <Stack gap="md">
        <ProgressBar
          label={formatMessage({ id: 'profile.complete', defaultMessage: 'Completeness' })}
          value={done}
          maxValue={total}
          valueLabel={formatMessage(profileWords.setupChecklistDone, { done, total })}
        />
        <RequirementList items={items} />
      </Stack>
    </Card>
  );
}
