import { ComboBoxField, NumberField, SelectField, Stack, TextField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { lineRules } from '../../../contract/rules/texts.ts';
import {
  cityMaxLength,
  legalNameMaxLength,
  minBirthYear,
} from '../../../contract/rules/profile.ts';
import { nameMaxLength } from '../../../contract/rules/account.ts';
import type { ProfileOptions } from '../../../contract/schemas/profile.ts';

const yearFormat = { useGrouping: false, maximumFractionDigits: 0 };

/** Renders the personal fields of a profile, in a form with their values. */
export function AboutFields({ options }: { options: ProfileOptions }) {
  const { formatMessage } = useIntl();
  const noGender = {
    id: '',
    label: formatMessage({ id: 'about.gender.none', defaultMessage: 'Prefer not to say' }),
  };
  return (
    <Stack gap="md">
      <TextField
        name="display_name"
        label={formatMessage({ id: 'about.displayName', defaultMessage: 'Display name' })}
        description={formatMessage({
          id: 'about.displayName.hint',
          defaultMessage: 'The name that brands see.',
        })}
        autoComplete="nickname"
        maxLength={nameMaxLength}
        rules={lineRules}
        isRequired
      />
      <TextField
        name="legal_name"
        label={formatMessage({ id: 'about.legalName', defaultMessage: 'Legal name' })}
        description={formatMessage({
          id: 'about.legalName.hint',
          defaultMessage: 'As on your bank account. Only we see this.',
        })}
        autoComplete="name"
        maxLength={legalNameMaxLength}
        rules={lineRules}
        isRequired
      />
      <NumberField
        name="birth_year"
        label={formatMessage({ id: 'about.birthYear', defaultMessage: 'Year of birth' })}
        description={formatMessage({
          id: 'about.birthYear.hint',
          defaultMessage: 'You must be 18 or older. Only we see this.',
        })}
        autoComplete="bday-year"
        formatOptions={yearFormat}
        minValue={minBirthYear}
        maxValue={options.youngest_birth_year}
        isRequired
      />
      <ComboBoxField
        name="country"
        label={formatMessage({ id: 'about.country', defaultMessage: 'Country' })}
        options={options.countries}
        isRequired
      />
      <TextField
        name="city"
        label={formatMessage({ id: 'about.city', defaultMessage: 'City' })}
        autoComplete="address-level2"
        maxLength={cityMaxLength}
        rules={lineRules}
        isRequired
      />
      <SelectField
        name="gender"
        label={formatMessage({ id: 'about.gender', defaultMessage: 'Gender' })}
        description={formatMessage({
          id: 'about.gender.hint',
          defaultMessage: 'Optional. Some brands look for creators of a specific gender.',
        })}
        options={[noGender, ...options.genders]}
      />
    </Stack>
  );
}
