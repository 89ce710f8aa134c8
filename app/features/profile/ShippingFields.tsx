import {
  ComboBoxField,
  defineRule,
  PhoneField,
  TextField,
  useWatch,
  type Draft,
} from '@byline/design-system';
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

type PhoneCountry = NonNullable<ComponentProps<typeof PhoneField>['defaultCountry']>;

type ShippingFieldsProps = {
  /** The values and their changes, unless the form around has them. */
  draft?: Draft<ShippingValues>;
  options: ProfileOptions;
  /**
   * Whether the first field takes the focus when it appears.
   * @default false
   */
  autoFocus?: boolean;
};

type TextProps = { name: string; value?: string; onChange?: (value: string) => void };

function PostcodeField({ country, ...field }: TextProps & { country: string | null }) {
  const { formatMessage } = useIntl();
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
      {...field}
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
  const watched = useWatch<string>('shipping.country');
  const country = draft ? draft.values.country : (watched ?? null);
  // The server's errors name these fields `shipping.…`.
  const field = <Key extends keyof Shipping>(key: Key) => ({
    ...draft?.field(key),
    name: `shipping.${key}`,
  });
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
      <PostcodeField {...field('postcode')} country={country} />
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
