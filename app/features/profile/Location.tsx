import { FormattedMessage } from 'react-intl';

type LocationProps = { city: string; country: string | undefined };

/** Renders city and country. A message instead of FormattedList, which adds “and” in some languages. */
export function Location({ city, country }: LocationProps) {
  if (!city || !country) return <bdi>{city || country}</bdi>;
  return (
    <FormattedMessage
      id="profile.place"
      defaultMessage="{city}, {country}"
      values={{ city: <bdi>{city}</bdi>, country: <bdi>{country}</bdi> }}
    />
  );
}
