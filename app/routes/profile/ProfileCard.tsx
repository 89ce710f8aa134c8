import {
  Avatar,
  Card,
  DescriptionItem,
  DescriptionList,
  Inline,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { ProfileInitial } from '../../../server/contract/profile.ts';
import type { User } from '../../../server/contract/user.ts';
import { Location } from '../../features/profile/Location.tsx';

type ProfileCardProps = ProfileInitial & { user: User };

function labelsOf(ids: string[], options: { id: string; label: string }[]): string[] {
  return ids.map((id) => options.find((option) => option.id === id)?.label ?? id);
}

/** Name, picture, and what somebody makes: as brands see it. */
export function ProfileCard({ user, profile, options }: ProfileCardProps) {
  const none = <FormattedMessage id="profile.none" defaultMessage="Not given" />;
  const { city, country, categories, languages, bio } = profile;
  const [land] = labelsOf(country ? [country] : [], options.countries);
  return (
    <Card>
      <Stack gap="lg">
        <Inline gap="md">
          <Avatar name={user.name} src={user.avatar_url} size="xl" />
          <Stack gap="2xs">
            <Text size="xl" weight="semibold" as="h2">
              <bdi>{user.name}</bdi>
            </Text>
            {(city || land) && (
              <Text tone="muted">
                <Location city={city} country={land} />
              </Text>
            )}
          </Stack>
        </Inline>
        {bio && (
          <Text>
            <bdi>{bio}</bdi>
          </Text>
        )}
        <DescriptionList>
          <DescriptionItem
            term={<FormattedMessage id="profile.categories" defaultMessage="Makes" />}
          >
            {categories.length > 0 ? (
              <FormattedList value={labelsOf(categories, options.categories)} />
            ) : (
              none
            )}
          </DescriptionItem>
          <DescriptionItem
            term={<FormattedMessage id="profile.languages" defaultMessage="Speaks" />}
          >
            {languages.length > 0 ? (
              <FormattedList value={labelsOf(languages, options.languages)} />
            ) : (
              none
            )}
          </DescriptionItem>
        </DescriptionList>
      </Stack>
    </Card>
  );
}
