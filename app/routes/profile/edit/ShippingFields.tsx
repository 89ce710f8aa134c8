import { ComboBoxField, PhoneField, TextField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import {
  cityMaxLength,
  legalNameMaxLength,
  postcodePattern,
} from '../../../../contract/rules/profile.ts';
import type { ProfileOptions, Shipping } from '../../../../contract/schemas/profile.ts';
import type { SectionDraft } from '../../../features/profile/useSectionDraft.ts';

/** Form values of a shipping address. */
export type ShippingValues = Omit<Shipping, 'country' | 'phone'> & {
  country: string | null;
  phone: string | null;
  isWanted: boolean;
};

type ShippingFieldsProps = { draft: SectionDraft<ShippingValues>; options: ProfileOptions };

/** Renders the fields of a shipping address, all required except the second line. */
export function ShippingFields({ draft: { field }, options }: ShippingFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        {...field('name')}
        label={formatMessage({ id: 'shipping.name', defaultMessage: 'Name on the parcel' })}
        autoComplete="shipping name"
        maxLength={legalNameMaxLength}
        isRequired
      />
      <TextField
        {...field('line1')}
        label={formatMessage({ id: 'shipping.line1', defaultMessage: 'Street and number' })}
        autoComplete="shipping address-line1"
        maxLength={legalNameMaxLength}
        isRequired
      />
      <TextField
        {...field('line2')}
        label={formatMessage({ id: 'shipping.line2', defaultMessage: 'Flat, floor or company' })}
        autoComplete="shipping address-line2"
        maxLength={legalNameMaxLength}
      />
      <TextField
        {...field('postcode')}
        label={formatMessage({ id: 'shipping.postcode', defaultMessage: 'Postcode' })}
        autoComplete="shipping postal-code"
        rules={{ regex: postcodePattern }}
        isRequired
      />
      <TextField
        {...field('city')}
        label={formatMessage({ id: 'shipping.city', defaultMessage: 'City' })}
        autoComplete="shipping address-level2"
        maxLength={cityMaxLength}
        isRequired
      />
      <ComboBoxField
        {...field('country')}
        label={formatMessage({ id: 'shipping.country', defaultMessage: 'Country' })}
        options={options.countries}
        isRequired
      />
      <PhoneField
        {...field('phone')}
        label={formatMessage({ id: 'shipping.phone', defaultMessage: 'Phone for the courier' })}
        isRequired
      />
    </>
  );
}
