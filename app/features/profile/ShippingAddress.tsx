import { Stack, Text } from '@byline/design-system';
import type { ProfileOptions, Shipping } from '../../../contract/schemas/profile.ts';

type ShippingAddressProps = { address: Shipping; options: ProfileOptions };

/** Renders a shipping address line by line, as on a parcel. */
export function ShippingAddress({ address, options }: ShippingAddressProps) {
  const { name, line1, line2, postcode, city, country, phone } = address;
  const cityLine = [postcode, city].filter(Boolean).join(' ');
  const countryName = options.countries.find(({ id }) => id === country)?.label ?? country;
  const lines = [name, line1, line2, cityLine, countryName].filter(Boolean);
  return (
    <Stack gap="none">
      {lines.map((line, index) => (
        <Text key={index} as="span">
          <bdi>{line}</bdi>
        </Text>
      ))}
      <Text as="span">
        <bdi dir="ltr">{phone}</bdi>
      </Text>
    </Stack>
  );
}
