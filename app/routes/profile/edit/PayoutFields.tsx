import { EmailField, RadioGroupField, TextField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { lineRules } from '../../../../contract/rules/texts.ts';
import { legalNameMaxLength } from '../../../../contract/rules/profile.ts';
import { isLatin } from './bankRules.ts';
import { BankFields, type BankFieldsProps } from './BankFields.tsx';

const bankNameRules = [...lineRules, isLatin];

/** Renders the fields of a payout method: a bank account or PayPal. */
export function PayoutFields(props: BankFieldsProps) {
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
        description={
          values.type === 'bank'
            ? formatMessage({
                id: 'payout.holderName.bankHint',
                defaultMessage:
                  'Your legal name in Latin letters, as your bank has it. Payouts to other names fail.',
              })
            : formatMessage({
                id: 'payout.holderName.hint',
                defaultMessage: 'Your legal name, as in your profile. Payouts to other names fail.',
              })
        }
        autoComplete="name"
        maxLength={legalNameMaxLength}
        rules={values.type === 'bank' ? bankNameRules : lineRules}
        isRequired
      />
    </>
  );
}
