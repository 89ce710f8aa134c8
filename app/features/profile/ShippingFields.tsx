import { ComboBoxField, defineRule, PhoneField, TextField } from '@byline/design-system';
import { builtInRules } from '@byline/design-system/validation';
import { useMemo, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { lineRules } from '../../../contract/rules/texts.ts';
import { hasPostcodes, isPostcode, needsPostcode } from '../../../contract/rules/postcodes.ts';
import {
  addressLineMaxLength,
  cityMaxLength,
  legalNameMaxLength,
} from '../../../contract/rules/profile.ts';
import type { ProfileOptions, Shipping } from '../../../contract/schemas/profile.ts';
import type { ShippingValues } from './shippingValues.ts';
import type { SectionDraft } from './useSectionDraft.ts';

type PhoneCountry = NonNullable<ComponentProps<typeof PhoneField>['defaultCountry']>;

type AddressDraft = {
  values: ShippingValues;
  field: SectionDraft<ShippingValues>['field'];
};

type ShippingFieldsProps = {
  draft: AddressDraft;
  options: ProfileOptions;
  /**
   * Whether the first field takes the focus when it appears.
   * @default false
   */
  autoFocus?: boolean;
};

// The server's errors name these fields `shipping.…`.
function nameField({ field }: AddressDraft) {
  return <Key extends keyof Shipping>(key: Key) => ({ ...field(key), name: `shipping.${key}` });
}

function PostcodeField({ draft }: { draft: AddressDraft }) {
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
export function ShippingFields({ draft, options, autoFocus = false }: ShippingFieldsProps) {
  const { formatMessage } = useIntl();
  const field = nameField(draft);
  const { country } = draft.values;
  return (
    <>
      <TextField
        {...field('name')}
        label={formatMessage({ id: 'shipping.name', defaultMessage: 'Name on the parcel' })}
        autoComplete="shipping name"
        maxLength={legalNameMaxLength}
        rules={lineRules}
        autoFocus={autoFocus}
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
        maxLength={addressLineMaxLength}
        rules={lineRules}
        isRequired
      />
      <TextField
        {...field('line2')}
        label={formatMessage({ id: 'shipping.line2', defaultMessage: 'Flat, floor or company' })}
        autoComplete="shipping address-line2"
        maxLength={addressLineMaxLength}
        rules={lineRules}
      />
      <PostcodeField draft={draft} />
      <TextField
        {...field('city')}
        label={formatMessage({ id: 'shipping.city', defaultMessage: 'City' })}
        autoComplete="shipping address-level2"
        maxLength={cityMaxLength}
        rules={lineRules}
        isRequired
      />
      <PhoneField
        {...field('phone')}
        defaultCountry={country === null ? undefined : (country as PhoneCountry)}
        label={formatMessage({ id: 'shipping.phone', defaultMessage: 'Phone for the courier' })}
        isRequired
      />
    </>
  );
}
