import {
  ComboBoxField,
  EmailField,
  RadioGroupField,
  SelectField,
  TextField,
} from '@byline/design-system';
import { useIntl } from 'react-intl';
import { accountNumberPattern, swiftPattern } from '../../../../contract/rules/payout.ts';
import { legalNameMaxLength } from '../../../../contract/rules/profile.ts';
import type { ProfileOptions } from '../../../../contract/schemas/profile.ts';
import type { SectionDraft } from '../../../features/profile/useSectionDraft.ts';
import { getBanks, needsSwift, type PayoutValues } from './payoutValues.ts';

type PayoutFieldsProps = {
  draft: SectionDraft<PayoutValues>;
  options: ProfileOptions;
  /** The account number, which is not stored in a draft. */
  account: { value: string; onChange: (value: string) => void };
};

function BankFields({ draft: { field, values, change }, options, account }: PayoutFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ComboBoxField
        name="country"
        value={values.country}
        onChange={(country) => change({ country, bank_code: null })}
        label={formatMessage({ id: 'payout.country', defaultMessage: 'Country of the bank' })}
        options={options.countries}
        isRequired
      />
      <SelectField
        {...field('bank_code')}
        label={formatMessage({ id: 'payout.bank', defaultMessage: 'Bank' })}
        options={getBanks(values.country, options)}
        isRequired
      />
      <TextField
        name="account_number"
        {...account}
        label={formatMessage({ id: 'payout.account', defaultMessage: 'Account number' })}
        description={formatMessage({
          id: 'payout.account.hint',
          defaultMessage: '6 to 18 digits, without spaces.',
        })}
        inputMode="numeric"
        autoComplete="off"
        rules={{ regex: accountNumberPattern }}
        isRequired
      />
      {needsSwift(values, options) && (
        <TextField
          {...field('swift')}
          label={formatMessage({ id: 'payout.swift', defaultMessage: 'SWIFT code' })}
          description={formatMessage({
            id: 'payout.swift.hint',
            defaultMessage: '8 or 11 capital letters and digits, such as INGDDEFF.',
          })}
          autoComplete="off"
          autoCapitalize="characters"
          rules={{ regex: swiftPattern }}
          isRequired
        />
      )}
    </>
  );
}

/** Renders the fields of a payout method: a bank account or PayPal. */
export function PayoutFields(props: PayoutFieldsProps) {
  const { formatMessage } = useIntl();
  const { field, values, change } = props.draft;
  return (
    <>
      <RadioGroupField
        name="type"
        label={formatMessage({ id: 'payout.type', defaultMessage: 'Type' })}
        options={[
          {
            id: 'bank',
            label: formatMessage({ id: 'payout.type.bank', defaultMessage: 'Bank account' }),
          },
          { id: 'paypal', label: 'PayPal' },
        ]}
        value={values.type}
        onChange={(type) => change({ type: type === 'paypal' ? 'paypal' : 'bank' })}
      />
      {values.type === 'bank' ? (
        <BankFields {...props} />
      ) : (
        <EmailField
          {...field('email')}
          label={formatMessage({ id: 'payout.email', defaultMessage: 'PayPal email' })}
          autoComplete="email"
          isRequired
        />
      )}
      <TextField
        {...field('holder_name')}
        label={formatMessage({ id: 'payout.holderName', defaultMessage: 'Account holder' })}
        description={formatMessage({
          id: 'payout.holderName.hint',
          defaultMessage: 'Your legal name, as in your profile. Payouts to other names fail.',
        })}
        autoComplete="name"
        maxLength={legalNameMaxLength}
        isRequired
      />
    </>
  );
}
