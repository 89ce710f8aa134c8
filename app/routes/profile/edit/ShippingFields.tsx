import { ComboBoxField, defineRule, PhoneField, TextField } from '@byline/design-system';
import { builtInRules } from '@byline/design-system/validation';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { hasPostcodes, isPostcode, needsPostcode } from '../../../../contract/rules/postcodes.ts';
import { cityMaxLength, legalNameMaxLength } from '../../../../contract/rules/profile.ts';
import type { ProfileOptions, Shipping } from '../../../../contract/schemas/profile.ts';
import type { SectionDraft } from '../../../features/profile/useSectionDraft.ts';

/** Form values of a shipping address. */
export type ShippingValues = Omit<Shipping, 'country' | 'phone'> & {
  country: string | null;
  phone: string | null;
  isWanted: boolean;
};

type ShippingFieldsProps = { draft: SectionDraft<ShippingValues>; options: ProfileOptions };

// Named as the server names them in its errors.
function nameField({ field }: SectionDraft<ShippingValues>) {
  return <Key extends keyof Shipping>(key: Key) => ({ ...field(key), name: `shipping.${key}` });
}

function PostcodeField({ draft }: { draft: SectionDraft<ShippingValues> }) {
  const { formatMessage } = useIntl();
  const { country } = draft.values;
  const rules = useMemo(
    () => [
      defineRule(
        'regex',
        (value) => isPostcode(country, String(value)),
        builtInRules.regex.message,
      ),
    ],
    [country],
  );
  if (country !== null && !hasPostcodes(country)) return null;
  return (
    <TextField
      {...nameField(draft)('postcode')}
      label={formatMessage({ id: 'shipping.postcode', defaultMessage: 'Postcode' })}
      dir="ltr"
      autoComplete="shipping postal-code"
      autoCapitalize="characters"
      rules={rules}
      isRequired={country === null || needsPostcode(country)}
    />
  );
}

/** Renders the fields of a shipping address, all required except the second line. The country decides on the postcode. */
export function ShippingFields({ draft, options }: ShippingFieldsProps) {
  const { formatMessage } = useIntl();
  const field = nameField(draft);
  return (
    <>
      <TextField
        {...field('name')}
        label={formatMessage({ id: 'shipping.name', defaultMessage: 'Name on the parcel' })}
        autoComplete="shipping name"
        maxLength={legalNameMaxLength}
        isRequired
      />
      <ComboBoxField
        {...field('country')}
        label={formatMessage({ id: 'shipping.country', defaultMessage: 'Country' })}
        options={options.countries}
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
      <PostcodeField draft={draft} />
      <TextField
        {...field('city')}
        label={formatMessage({ id: 'shipping.city', defaultMessage: 'City' })}
        autoComplete="shipping address-level2"
        maxLength={cityMaxLength}
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
