import { Card, DescriptionItem, DescriptionList, Stack, Text } from '@byline/design-system';
import { ProfileHeader } from '@byline/design-system/portal';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { Location } from '../../features/profile/Location.tsx';
import { getLabels } from '../../features/profile/profileParts.ts';

type ProfileCardProps = ProfileResponse & { user: User };

/** Shows the public part of a profile: name, picture, location, bio, categories and languages. */
export function ProfileCard({ user, profile, options }: ProfileCardProps) {
  const none = <FormattedMessage id="profile.none" defaultMessage="Not provided" />;
  const { city, country, categories, languages, bio } = profile;
  const [countryLabel] = getLabels(country ? [country] : [], options.countries);
  return (
    <Card>
      <Stack gap="lg">
        <ProfileHeader
          name={user.name}
          src={user.avatar_url}
          description={(city || countryLabel) && <Location city={city} country={countryLabel} />}
        />
        {bio && (
          <Text>
            <bdi>{bio}</bdi>
          </Text>
        )}
        <DescriptionList>
          <DescriptionItem
            label={<FormattedMessage id="profile.categories" defaultMessage="Categories" />}
          >
            {categories.length > 0 ? (
              <FormattedList value={getLabels(categories, options.categories)} />
            ) : (
              none
            )}
          </DescriptionItem>
          <DescriptionItem
            label={<FormattedMessage id="profile.languages" defaultMessage="Languages" />}
          >
            {languages.length > 0 ? (
              <FormattedList value={getLabels(languages, options.languages)} />
            ) : (
              none
            )}
          </DescriptionItem>
        </DescriptionList>
      </Stack>
    </Card>
  );
}
