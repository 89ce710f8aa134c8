import { FormattedMessage } from 'react-intl';

type PlaceProps = { city: string; country: string | undefined };

/** Where somebody lives. No list of two: some languages would put an “and” between them. */
export function Location({ city, country }: PlaceProps) {
  if (!city || !country) return <bdi>{city || country}</bdi>;
  return (
    <FormattedMessage
      id="profile.place"
      defaultMessage="{city}, {country}"
      values={{ city: <bdi>{city}</bdi>, country: <bdi>{country}</bdi> }}
    />
  );
}
