import {
  Avatar,
  ButtonLink,
  Card,
  CheckList,
  DescriptionItem,
  DescriptionList,
  SideBySide,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage, defineMessages } from 'react-intl';
import type { User } from '../../../server/contract/user.ts';
import { useUser } from '../../api/user.ts';
import { languages } from '../../i18n/languages.ts';
import { RoutePage } from '../../layouts/RoutePage.tsx';
import { paths } from '../../paths.ts';

const checks = defineMessages({
  profile: { id: 'profile.check.profile', defaultMessage: 'Profile complete' },
  phone: { id: 'profile.check.phone', defaultMessage: 'Phone verified' },
  social: { id: 'profile.check.social', defaultMessage: 'A social account connected' },
  payout: { id: 'profile.check.payout', defaultMessage: 'Payout details given' },
});

function Facts({ user }: { user: User }) {
  const none = <FormattedMessage id="profile.none" defaultMessage="Not given" />;
  return (
    <DescriptionList>
      <DescriptionItem term={<FormattedMessage id="profile.email" defaultMessage="Email" />}>
        {user.email ? <bdi>{user.email}</bdi> : none}
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="profile.phone" defaultMessage="Phone" />}>
        {user.phone ? <bdi>{user.phone}</bdi> : none}
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="profile.language" defaultMessage="Language" />}>
        {languages.find(({ id }) => id === user.locale)?.name ?? user.locale}
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="profile.currency" defaultMessage="Currency" />}>
        {user.currency}
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="profile.timezone" defaultMessage="Time zone" />}>
        {user.timezone}
      </DescriptionItem>
    </DescriptionList>
  );
}

/** Who I am here, and what of it has been verified. */
export default function ProfilePage() {
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <RoutePage
      actions={
        <ButtonLink href={paths.profileEdit} variant="outline">
          <FormattedMessage id="profile.edit" defaultMessage="Edit" />
        </ButtonLink>
      }
    >
      <SideBySide
        side={
          <Card title={<FormattedMessage id="profile.checks" defaultMessage="Verified" />}>
            <CheckList
              items={(['profile', 'phone', 'social', 'payout'] as const).map((key) => ({
                id: key,
                title: <FormattedMessage {...checks[key]} />,
                result: user.checklist[key] ? 'pass' : 'unknown',
              }))}
            />
          </Card>
        }
      >
        <Card>
          <Stack gap="lg">
            <Stack gap="xs" align="start">
              <Avatar name={user.name} src={user.avatar_url} size="xl" />
              <Text size="xl" weight="semibold" as="h2">
                <bdi>{user.name}</bdi>
              </Text>
            </Stack>
            <Facts user={user} />
          </Stack>
        </Card>
      </SideBySide>
    </RoutePage>
  );
}
